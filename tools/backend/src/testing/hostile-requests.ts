import { Random } from '../incoming/testing/random.ts';

/** A request that attacks the embedded API. */
export interface HostileRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

type Choices = readonly [string, ...string[]];

const names: Choices = [
  '__proto__',
  'constructor',
  'prototype',
  'constructor.prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  'valueOf',
];
const tables: Choices = ['messages', 'conversations', 'contact_messages', 'projects', 'tasks'];
const functions: Choices = ['published_settings', 'my_role', 'is_team_email', 'work_figures'];
const operators: Choices = ['eq.1', 'is.null', 'in.(1,2)', 'not.eq.1', 'like.*', 'cs.{"a":1}'];
const json = { 'content-type': 'application/json' };

const percent = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** Returns a spelling of a name that a simple comparison misses. */
function disguise(random: Random, name: string): string {
  return [
    name,
    percent(name),
    percent(percent(name)),
    `"${name}"`,
    `%22${name}%22`,
    `${name.slice(0, 3)}%5C${name.slice(3)}`,
    `%20${name}`,
    `${name}%00`,
    `messages.${name}`,
    `conversations.${name}.${name}`,
    `${name}[a]`,
    `a[${name}][b]`,
    `detail->${name}`,
    `detail->>"${name}"`,
  ][random.below(14)] as string;
}

type Kind = (random: Random) => Partial<HostileRequest> & { readonly path: string };

const rest = (path: string): string => `/rest/v1/${path}`;

const kinds: readonly [Kind, ...Kind[]] = [
  // Requests with inherited property names in every position of a request.
  (random) => {
    const name = disguise(random, random.pick(names));
    const table = random.pick(tables);
    const operator = random.pick(operators);
    return {
      path: rest(
        random.pick([
          `${table}?${name}=${operator}`,
          `messages?select=*,conversations(*)&conversations.${name}=${operator}`,
          `messages?select=*,${name}:conversations(*)&${name}.x=${operator}`,
          `messages?select=${name},id`,
          `messages?select=x:${name}`,
          `messages?select=...${name}(*)`,
          `messages?order=${name}.desc`,
          `messages?select=*,conversations(*)&conversations.order=${name}`,
          `messages?or=(${name}.${operator},id.is.null)`,
          `messages?not.and=(${name}.not.${operator})`,
          `${name}?select=*`,
          `rpc/${name}`,
          `rpc/${random.pick(functions)}?${name}=1`,
        ]),
      ),
    };
  },
  (random) => ({
    path: rest(`${random.pick(tables)}?select=id`),
    headers: {
      [random.pick(['prefer', 'accept-profile', 'content-profile'])]: random.pick(names),
    },
  }),
  (random) => {
    const name = disguise(random, random.pick(names));
    const parameter = random.pick(['columns', 'on_conflict', name]);
    return {
      method: random.pick(['POST', 'PATCH', 'PUT', 'DELETE']),
      path: rest(`${random.pick(tables)}?${parameter}=${name}&id=is.null`),
      headers: { ...json, prefer: 'resolution=merge-duplicates' },
      body: '{"id":null}',
    };
  },
  // Requests with inherited property names as keys of a body.
  (random) => {
    const key = random.pick(names);
    const bad = `{"name":"a","${key}":{"isAdmin":true,"email":"a@b.example"}}`;
    return {
      method: 'POST',
      path: random.pick([
        rest('contact_messages'),
        rest('client_events'),
        rest('rpc/is_team_email'),
        '/auth/v1/token?grant_type=password',
        '/auth/v1/recover',
        '/auth/v1/verify',
      ]),
      headers: json,
      body: random.pick([bad, `[${bad}]`, `{"detail":${bad},"email":[{}]}`, `{"data":${bad}}`]),
    };
  },
  // Requests with many embedded tables.
  (random) => {
    const depth = 1 + random.below(100);
    const [one, other] = ['conversations', 'messages'];
    const open = Array.from({ length: depth }, (_, level) =>
      level % 2 ? `*,${other}(` : `*,${one}(`,
    );
    return { path: rest(`messages?select=${open.join('')}*${')'.repeat(depth)}`) };
  },
  (random) => {
    const count = 1 + random.below(200);
    const embeds = Array.from({ length: count }, (_, at) => `a${at}:conversations(*)`);
    return { path: rest(`messages?select=*,${embeds.join(',')}`) };
  },
  // Requests with back-references in regular expressions.
  (random) => {
    const pattern = `^(a%2B)(a%2B)(a%2B)\\1\\2\\3$`;
    const filter = random.pick(['match', 'imatch', 'match(any)', 'not.match', 'not.imatch(all)']);
    return {
      path: rest(
        random.pick([
          `messages?body=${filter}.${pattern}`,
          `messages?or=(id.is.null,body.${filter}.${pattern})`,
          `conversations?select=*,messages(*)&messages.body=${filter}.${pattern}`,
          `messages?and=(or(body.${filter}."${pattern}"))`,
          `contact_messages?message=${filter}.${pattern}`,
        ]),
      ),
    };
  },
  // Requests with long lists, nested conditions and other large parameters.
  (random) => {
    const size = 1 + random.below(1_500);
    const many = (text: string): string => Array.from({ length: size }, () => text).join(',');
    return {
      path: rest(
        random.pick([
          `messages?number=in.(${many('1')})`,
          `messages?number=eq(any).{${many('1')}}`,
          `messages?order=${many('id')}`,
          `messages?select=${many('id')}`,
          `messages?or=(${many('id.is.null')})`,
          `messages?or=(${'or('.repeat(size)}number.eq.1${')'.repeat(size)})`,
          `messages?or=(${'not.and('.repeat(size)}number.eq.1${')'.repeat(size)})`,
          `messages?${Array.from({ length: size }, () => 'number=gt.0').join('&')}`,
          `messages?body=like.${'*a'.repeat(size)}b`,
          `messages?body=ilike(any).{${many('*a*a*')}}`,
          `messages?body=eq.${'%F0%9F%98%80'.repeat(size)}`,
          `conversations?search=fts(simple).${'('.repeat(size)}a${')'.repeat(size)}`,
          `conversations?search=fts(simple).${'!'.repeat(size)}a`,
          `conversations?search=wfts(simple).${'a or -b '.repeat(size)}`,
        ]),
      ),
    };
  },
  (random) => {
    const value = random.pick(['-1', '1e9', '99999999999999999999', 'NaN', 'Infinity', '', '1,2']);
    const parameter = random.pick(['limit', 'offset', 'messages.limit']);
    return { path: rest(`conversations?select=*,messages(*)&${parameter}=${value}`) };
  },
  (random) => {
    const parameter = random.pick(['select=id', 'order=id', 'limit=1', 'apikey=x']);
    return { path: rest(`messages?${parameter}&${parameter}&${parameter}`) };
  },
  // Requests with deep, wide or invalid bodies, or another content type.
  (random) => {
    const size = 1 + random.below(100_000);
    return {
      method: random.pick(['POST', 'PATCH']),
      path: random.pick([
        rest('contact_messages'),
        rest('client_events'),
        rest('rpc/is_team_email'),
        '/auth/v1/token?grant_type=password',
        '/auth/v1/recover',
      ]),
      headers: {
        'content-type': random.pick([
          'application/json',
          'application/json; charset=utf-16',
          'text/csv',
          'application/x-www-form-urlencoded',
          'application/octet-stream',
          'multipart/form-data',
        ]),
        ...(random.below(4) === 0 ? { 'content-encoding': random.pick(['gzip', 'br']) } : {}),
      },
      body: random.pick([
        '['.repeat(size),
        `${'['.repeat(size)}${']'.repeat(size)}`,
        `${'{"a":'.repeat(size / 4)}1${'}'.repeat(size / 4)}`,
        `[${'1,'.repeat(size)}1]`,
        `[${'{},'.repeat(size / 2)}{}]`,
        `{"email":"${'a'.repeat(size)}@b.example","password":"x"}`,
        `{"email":"${'\\u0000'.repeat(size / 6)}"}`,
        `${'__proto__,'.repeat(size / 10)}\n1`,
        '__proto__[x]=1&constructor=2',
        '\ufeff{}',
        '"',
      ]),
    };
  },
];

/** Returns the hostile requests of a seed. */
export function hostileRequests(seed: number, count: number): readonly HostileRequest[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => ({
    method: 'GET' as const,
    headers: {},
    ...random.pick(kinds)(random),
  }));
}
