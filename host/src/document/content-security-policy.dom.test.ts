import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addContentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directives(
  body: string,
  texts: { readonly scripts?: readonly string[]; readonly styles?: readonly string[] } = {},
): Readonly<Record<string, readonly string[]>> {
  const html = `<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n<meta name="viewport">\n${body}`;
  const document = new DOMParser().parseFromString(
    addContentSecurityPolicy(html, {
      backendUrl: 'https://backend.example:8443/rest',
      scripts: [],
      styles: [],
      ...texts,
    }),
    'text/html',
  );
  const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  expect(policy?.previousElementSibling?.getAttribute('charset')).toBe('utf-8');
  return Object.fromEntries(
    (policy?.getAttribute('content') ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

test('the content security policy contains the hash of each inline script and style of the host', () => {
  const { 'script-src': scripts, 'style-src': styles } = directives(
    '<script>one()</script><style>a{}</style>\n<style data-emotion="css x">b{}\nc{}</style>',
    { scripts: ['one()', 'another()'], styles: ['a{}', 'b{}\nc{}'] },
  );
  expect(scripts).toEqual(["'self'", hashOf('one()')]);
  expect(styles).toEqual([hashOf(''), hashOf('a{}'), hashOf('b{}\nc{}')]);
});

test('the content security policy blocks inline scripts and styles in the HTML of a page', () => {
  const all = directives('<script>one()</script><main><script>evil()</script><style>x{}</style>', {
    scripts: ['one()'],
  });
  expect(all['script-src']).toEqual(["'self'", hashOf('one()')]);
  expect(all['style-src']).toEqual([hashOf('')]);
});

test('the content security policy contains no hashes of JSON blocks and script files', () => {
  const { 'script-src': scripts } = directives(
    '<script type="application/json" id="x">{}</script><script defer src="/a.js"></script>',
  );
  expect(scripts?.filter((value) => value.startsWith("'sha256"))).toEqual([]);
});

test('the content security policy allows requests to the site, and requests and WebSocket connections to the backend', () => {
  expect(directives('')['connect-src']).toEqual([
    "'self'",
    'https://backend.example:8443',
    'wss://backend.example:8443',
  ]);
});

test('the content security policy contains neither unsafe-inline nor unsafe-eval', () => {
  const all = Object.values(directives('<script>one()</script>')).flat();
  expect(all.filter((value) => value.startsWith("'unsafe"))).toEqual([]);
  expect(all).not.toContain('*');
});
