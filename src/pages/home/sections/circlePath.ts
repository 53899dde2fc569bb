/**
 * A circle as path data, clockwise from three o'clock: on a path, `pathLength` is allowed by every version of SVG, on a circle only
 * by its second.
 *
 * @param radius In units of the drawing, above 0.
 */
export function circlePath(centre: number, radius: number): string {
  const [left, right] = [centre - radius, centre + radius]
  return `M${right} ${centre}A${radius} ${radius} 0 0 1 ${left} ${centre}A${radius} ${radius} 0 0 1 ${right} ${centre}`
}
