const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  // Check newer browsers first, because their user agent strings contain older browser names.
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

/**
 * Returns the browser and operating system of a user agent string, such as `Firefox · Android`. Undefined if both are
 * unknown.
 */
export function describeUserAgent(userAgent: string): string | undefined {
  const found = [browsers, systems].flatMap((known) =>
    known.filter(([, sign]) => sign.test(userAgent)).slice(0, 1),
  );
  return found.length > 0 ? found.map(([name]) => name).join(' · ') : undefined;
}
