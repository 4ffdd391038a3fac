/**
 * Whether the closed segment from the centre of cell (0, 0) to the centre of cell (dx, dy) touches cell (fx, fy), with
 * its edges and corners: the separating-axis test of a segment against a unit square, exact in integers. The same for
 * the segment walked backwards: `isTouched(dx, dy, fx, fy) === isTouched(-dx, -dy, fx - dx, fy - dy)`.
 */
export function isTouched(dx: number, dy: number, fx: number, fy: number): boolean {
  if (dx < 0 ? fx > 0 || fx < dx : fx < 0 || fx > dx) return false;
  if (dy < 0 ? fy > 0 || fy < dy : fy < 0 || fy > dy) return false;
  return 2 * Math.abs(dx * fy - dy * fx) <= Math.abs(dx) + Math.abs(dy);
}
