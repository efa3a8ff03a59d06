const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  // Each also names those that it descends from, so the youngest come first.
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
];

/** The browser and the system that a user agent names: `Firefox · Android`. Undefined where it names neither. */
export function describeDevice(userAgent: string): string | undefined {
  const found = [browsers, systems].flatMap((known) =>
    known.filter(([, sign]) => sign.test(userAgent)).slice(0, 1),
  );
  return found.length > 0 ? found.map(([name]) => name).join(' · ') : undefined;
}
