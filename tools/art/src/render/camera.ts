export type Vector = readonly [number, number, number];

/** A view of the world: x to the right, y away from the viewer, z up. */
export interface View {
  readonly eye: Vector;
  readonly target: Vector;
  /** Of the shorter side, in degrees. */
  readonly angle: number;
  /** Moves the picture's middle off the target: shares of half the width and height, right and up. */
  readonly shift?: readonly [number, number];
}

export type Camera = ReturnType<typeof cameraFor>;

export function cameraFor(view: View, width: number, height: number) {
  const { eye, target } = view;
  const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const right = unit([forward[1], -forward[0], 0]);
  const up: Vector = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  const tan = Math.tan((view.angle * Math.PI) / 360);
  const shorter = Math.min(width, height);
  return {
    eye,
    forward,
    right,
    up,
    tanX: (tan * width) / shorter,
    tanY: (tan * height) / shorter,
    shift: view.shift ?? ([0, 0] as const),
    /** Tangent of one pixel. */
    pixel: (2 * tan) / shorter,
  };
}

export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
