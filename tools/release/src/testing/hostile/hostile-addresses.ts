/**
 * Hostile addresses, byte for byte as in the request line. They try to lead to another site (a browser reads `//x`,
 * `/\x` and a tab between two slashes as the same), into a response header, to private files, or into a redirect loop.
 * All servers of the site are tested with this list.
 */
const long = 'a'.repeat(300);

/** Segments that lead out of the folder, with and without a slash at the end. */
const otherSites = [
  'evil.example',
  'evil%2eexample',
  '134744072',
  '0x08080808',
  '010.010.010.010',
  '[::ffff:808:808]',
  'user@evil.example:80',
  'evil.example%2f..',
];

/** Texts that a browser may read as the two slashes before a host. */
const slashes = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '/\t/',
  '/%09/',
  '/%0A/',
  '/%0D/',
  '/%5C',
  '/%5c/',
  '%5C%5C',
  '/%2F',
  '/%2f/',
  '/.//',
  '/a/..//',
  '/%2e//',
  '/%2e%2e//',
  '/about/..//',
];

const waysOut = slashes.flatMap((slash) =>
  otherSites.flatMap((site) => [`${slash}${site}/`, `${slash}${site}//`, `${slash}${site}`]),
);

const intoHeaders = [
  '/x%0DSet-Cookie:%20pt=1/',
  '/x%0ASet-Cookie:%20pt=1/',
  '/x%0D%0ASet-Cookie:%20pt=1/',
  '/x%0d%0a%0d%0a<script>alert(1)</script>/',
  '/x%E5%98%8D%E5%98%8ASet-Cookie:%20pt=1/',
  '/about/?a=%0D%0ASet-Cookie:%20pt=1',
  '/about/?a=\rSet-Cookie: pt=1',
  '/x\rSet-Cookie: pt=1/',
  '/x\nSet-Cookie: pt=1/',
  '/x\r\nSet-Cookie: pt=1/',
  '/x\tSet-Cookie: pt=1/',
];

const ofTheServer = [
  '/.store/',
  '/.store',
  '/.store/lock/1',
  '/%2estore/lock/1',
  '/.%73tore/lock/1',
  '/apps/../.store/lock/1',
  '/.git/config',
  '/apps/',
  '/apps',
  '/apps/marketing',
  '/apps/marketing/files/',
  '/apps/marketing/files/gone.js',
  '/apps/marketing/files/known.js',
  '/apps/%2e%2e/registry.json',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/../../../etc/passwd',
  '/404.html',
  '/bn/404.html',
  '/bn/nowhere',
  '/bn/',
  '/bn//',
  '/services/anything',
  '/about/',
  '/about//',
  '/about/?from=mail&x=%2F%2Fevil.example',
];

const tooMuch = [
  `/${long}`,
  `/${long}/`,
  `/services/${long}`,
  `/apps/marketing/files/${long}.js`,
  `/about/${`${long}/`.repeat(20)}`,
  `/${'a/'.repeat(3_900)}`,
  `/${'a/'.repeat(3_900)}\\`,
  '/'.repeat(7_900),
  `${'/'.repeat(7_900)}x/`,
  '/'.repeat(15_000),
  `${'/'.repeat(15_000)}x`,
  `${'/'.repeat(15_000)}x/`,
  `/services/${'/'.repeat(15_000)}x`,
  `/a${'/'.repeat(15_000)}x/`,
  `/about/?${'/'.repeat(15_000)}`,
  `/${'../'.repeat(5_000)}`,
  `/${'%2e%2e/'.repeat(2_000)}`,
  `/${'%'.repeat(7_000)}/`,
  `/${'x'.repeat(40_000)}`,
];

const notUnderstood = [
  '/%',
  '/%/',
  '/%zz/',
  '/%00',
  '/%00/',
  '/\0/',
  '/%ff/',
  '/\xff/',
  '/%E0%A4%A/',
  '/%u2215evil.example/',
  '/a b/',
  '/#/',
  '/?',
  '/??//evil.example/',
  '/;/evil.example/',
  '*',
  'evil',
  'http://evil.example/',
  'http://evil.example/about/',
  'http:/evil.example/about/',
  '//[/',
  '//evil.example:port/',
];

export const hostileAddresses: readonly string[] = [
  ...waysOut,
  ...intoHeaders,
  ...ofTheServer,
  ...tooMuch,
  ...notUnderstood,
];
