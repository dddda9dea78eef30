"""The reference, answering so slowly that a run can be caught in the middle."""

import time

from adapters.reference import ReferenceProduct
from adapters.serve import serve


class SlowProduct(ReferenceProduct):
    def evaluate(self, chapter, op, cases):
        time.sleep(0.01)
        return super().evaluate(chapter, op, cases)


if __name__ == "__main__":
    serve(SlowProduct())
