"""The commands for evidence that others check: ``pa58 seal``, ``pa58 verify``, ``pa58 key new``."""

from functools import partial
from pathlib import Path
from typing import Any, cast

import click

from pa58 import passphrases
from pa58.rederiving import FEATURES, INDEX, JOURNAL, LAB, rederive
from pa58.seals import (
    LARGEST,
    ROLES,
    BundleProblem,
    KeyProblem,
    OtherSuite,
    Verification,
    countersign,
    key_files,
    new_key,
    private_key,
    public_key,
)
from pa58.seals import seal as seal_run
from pa58.seals import verify as verify_bundle
from pa58.suite_files import suite_root
from reports.text import one_line
from reports.writing import write_whole

BUNDLE = "bundle.zip"

_WRONG = 1
_UNDECIDED = 2
_USAGE = 3


class _Refusal(click.ClickException):
    """A sentence for the person whose run, bundle or key cannot be used."""

    exit_code = _USAGE


def _by_role(_: click.Context, __: click.Parameter, values: tuple[str, ...]) -> dict[str, Path]:
    """Read ROLE=FILE; a file alone is the lab's."""
    files: dict[str, Path] = {}
    for value in values:
        role, equals, file = value.partition("=")
        if not equals or role not in ROLES:
            if equals and role.isidentifier() and not Path(value).exists():
                raise click.BadParameter(f"no role is named {role}; the roles are {' and '.join(ROLES)}.")
            role, file = ROLES[0], value
        if role in files:
            raise click.BadParameter(f"the {role} is named twice; the roles are {' and '.join(ROLES)}.")
        files[role] = Path(file)
    return files


@click.command()
@click.argument("run", metavar="RUN", type=click.Path(exists=True, path_type=Path))
@click.option(
    "--key",
    "keys",
    multiple=True,
    required=True,
    metavar="[lab=|vendor=]FILE",
    callback=_by_role,
    help="A private key and for whom it signs, the lab where nothing is said; may be repeated.",
)
@click.option(
    "--transcript",
    "transcripts",
    multiple=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="A conversation kept with pa58 run --record, to lie in the bundle; may be repeated.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help=f"The bundle. Default: {BUNDLE} in the folder RUN, or the bundle RUN itself.",
)
@click.option(
    "--passphrase-file",
    "passphrase_files",
    multiple=True,
    metavar="[lab=|vendor=]FILE",
    callback=_by_role,
    help="Its first line opens the key of that role; may be repeated.",
)
def seal(
    run: Path,
    keys: dict[str, Path],
    transcripts: tuple[Path, ...],
    out: Path | None,
    passphrase_files: dict[str, Path],
) -> None:
    """Seal the run in the folder RUN, or sign the bundle RUN as well.

    The bundle holds the journal, what it was judged by, and the report that comes out of it anew. It is
    signed, and anybody who has the public keys can check it with pa58 verify.

    A key that is locked is opened with the passphrase in --passphrase-file, or in the environment variable
    PA58_PASSPHRASE; otherwise you are asked for it.
    """
    without_key = passphrase_files.keys() - keys.keys()
    if without_key:
        role = min(without_key)
        raise click.UsageError(
            f"--passphrase-file names the {role}, for whom no key is given: add --key {role}=FILE, or leave the "
            f"passphrase of the {role} out."
        )
    try:
        signers = {
            role: private_key(file, partial(passphrases.for_key, file, passphrase_files.get(role)))
            for role, file in keys.items()
        }
        if len({signer.public_key.keyid for signer in signers.values()}) < len(signers):
            raise _Refusal("one key stands for two roles; whoever signs has a key of their own.")
        if run.is_dir():
            out = out or run / BUNDLE
            bundle = seal_run(_sources(run, transcripts), rederive, signers)
        else:
            if transcripts:
                raise _Refusal("a bundle is sealed already; no transcript can be put into it.")
            out = out or run
            bundle = countersign(_read_bundle(run), rederive, signers)
    except OtherSuite as other:
        raise _Refusal(f"{run} cannot be sealed here: {other}") from None
    except (BundleProblem, KeyProblem) as problem:
        raise _Refusal(f"{run} cannot be sealed: {problem}") from None
    write_whole({out: lambda: iter((bundle,))})
    click.echo(f"Sealed for {' and '.join(signers)}: {out}")
    for role, file in keys.items():
        click.echo(f"  the {role} signed with {file}, key {signers[role].public_key.keyid[:16]}")


def _sources(folder: Path, transcripts: tuple[Path, ...]) -> dict[str, bytes]:
    root = suite_root()
    paths = {JOURNAL: folder / JOURNAL, INDEX: root / INDEX}
    for path in sorted((root / FEATURES).rglob("*.feature")):
        paths[path.relative_to(root).as_posix()] = path
    if (folder / LAB).exists():
        paths[LAB] = folder / LAB
    for path in transcripts:
        if paths.setdefault(f"transcripts/{path.name}", path) != path:
            raise _Refusal(f"two transcripts are called {path.name}; give them names of their own.")
    try:
        return {name: path.read_bytes() for name, path in paths.items()}
    except OSError as error:
        raise _Refusal(f"{error.filename}: cannot be read: {error.strerror}.") from None


def _read_bundle(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise _Refusal(f"{path}: cannot be read: {error.strerror}.") from None


@click.command()
@click.argument("bundle", metavar="BUNDLE", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--pub",
    "keys",
    multiple=True,
    required=True,
    metavar="[lab=|vendor=]FILE",
    callback=_by_role,
    help="The public key of one who must have signed, the lab where nothing is said; may be repeated.",
)
@click.option(
    "--subject",
    metavar="ALGORITHM:DIGEST",
    help="The build that the bundle must be about, such as sha256:9f86…",
)
def verify(bundle: Path, keys: dict[str, Path], subject: str | None) -> int:
    """Check a sealed bundle, offline.

    Exit status: 0 everything in it is as it was signed; 1 something is wrong; 2 signatures and digests are
    right, but the version of pa58 at hand is not the one that can make the report again.
    """
    try:
        public = {role: public_key(file) for role, file in keys.items()}
    except KeyProblem as error:
        raise _Refusal(str(error)) from None
    found = verify_bundle(_read_bundle(bundle), public, rederive)
    problems = [*found.problems, *_wrong_subject(found, subject)]
    for problem in problems:
        click.echo(f"wrong: {one_line(problem)}")
    if problems:
        click.echo(f"NOT VERIFIED: {bundle} is not to be relied on.")
        return _WRONG
    _tell(found)
    if found.undecided:
        click.echo(f"Not checked: {one_line(found.undecided)}")
        click.echo("Signatures and digests are right; that the report comes out of the journal is not shown.")
        return _UNDECIDED
    click.echo("Verified: signatures, every digest, and the report anew from the journal, byte for byte.")
    return 0


def _wrong_subject(found: Verification, wanted: str | None) -> list[str]:
    if found.statement is None or wanted is None:
        return []
    [(algorithm, digest)] = found.statement["subject"][0]["digest"].items()
    if f"{algorithm}:{digest}" == wanted.lower():
        return []
    return [f"it is about the build {algorithm}:{digest}, not about {wanted}."]


def _tell(found: Verification) -> None:
    statement = cast("dict[str, Any]", found.statement)
    [subject] = statement["subject"]
    [(algorithm, digest)] = subject["digest"].items()
    predicate = statement["predicate"]
    click.echo(f"Item tested: {one_line(subject['name'])}, {algorithm}:{one_line(digest)}")
    click.echo(f"Verdict: {one_line(predicate['sentence'])}")
    click.echo(
        f"Run: {one_line(predicate['run']['started'])}, pa58 {one_line(predicate['suite']['version'])}"
    )
    click.echo(f"Signed by: {', '.join(found.signed)}")


@click.group()
def key() -> None:
    """Make keys for seals."""


@key.command("new")
@click.argument("name", metavar="NAME", type=click.Path(path_type=Path))
@click.option(
    "--passphrase-file",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Its first line is to lock the key.",
)
@click.option("--no-passphrase", is_flag=True, help="Leave the key unlocked for whoever can read its file.")
def new_(name: Path, passphrase_file: Path | None, *, no_passphrase: bool) -> None:
    """Make a pair of keys: NAME.key, to be kept secret, and NAME.pub, to be given to those who verify.

    NAME.key is locked with a passphrase: that in --passphrase-file or in the environment variable PA58_PASSPHRASE;
    otherwise you are asked for it, twice. There is no way to open the key without it. Where none is given and
    there is no terminal to ask at, the key has no passphrase, which is said.
    """
    if no_passphrase and passphrase_file is not None:
        raise _Refusal("--no-passphrase and --passphrase-file contradict each other.")
    try:
        key_files(name)  # before anybody thinks of a passphrase
        passphrase = None if no_passphrase else passphrases.for_new_key(passphrase_file)
        private, public = new_key(name, passphrase)
        keyid = public_key(public).keyid
    except KeyProblem as problem:
        raise _Refusal(str(problem)) from None
    lock = "It has no passphrase." if passphrase is None else "It is locked with the passphrase."
    click.echo(f"{private}: the private key. Keep it where only its owner can read it. {lock}")
    click.echo(
        f"{public}: the public key {keyid[:16]}. Give it to whoever verifies, on a way that they trust."
    )
