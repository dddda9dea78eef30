"""From evidence and index to the matrix, and from the matrix to every output."""
