import { expect, test } from 'vitest';
import { checkRequestLimits } from './check-request.ts';

const check = (target: string, headers: Record<string, string> = {}, body = '') =>
  checkRequestLimits(new URL(`/rest/v1/${target}`, 'http://localhost'), headers, Buffer.from(body));
const checkJson = (body: string) =>
  check('contact_messages', { 'content-type': 'application/json' }, body);

test.each([
  'messages?__proto__=eq.1',
  'messages?%5f%5fproto%5f%5f=eq.1',
  'messages?messages.__proto__=eq.1',
  'messages?select=*,__proto__:conversations(*)',
  'messages?select=*,%22constructor%22:conversations(*)&constructor.keys=eq.1',
  'messages?toString.call=eq.1',
  'messages?hasOwnProperty=eq.1',
  'messages?order=id,__proto__',
  'messages?or=(id.eq.1,and(constructor.eq.1))',
  'messages?or=(%22__pro%5Cto__%22.eq.1)',
  'messages?conversations.or=(prototype.eq.1)',
  'messages?detail->__proto__=eq.1',
  'messages?detail=cs.{"__proto__":1}',
  'messages?a[__proto__][b]=1',
  'messages?columns=__proto__',
  'messages?on_conflict=__PROTO__',
  'rpc/__proto__',
  'rpc/published_settings?constructor=1',
  'valueOf',
])('a request with a name that every object inherits is refused: %s', (target) => {
  expect(check(target)).toMatchObject({ status: 400, message: expect.stringContaining('name') });
});

test.each(['prefer', 'accept-profile', 'content-profile'])(
  'a request whose %s header has an inherited property name is refused',
  (name) => {
    expect(check('messages', { [name]: '__proto__' })).toMatchObject({ status: 400 });
  },
);

test.each([
  '{"__proto__":{"a":1}}',
  '[{"a":{"constructor":{"prototype":{}}}}]',
  '{"\\u005f_proto__":1}',
  '{"data":{"toString":1}}',
])('a body with a key that every object inherits is refused: %s', (body) => {
  expect(checkJson(body)).toMatchObject({ status: 400 });
});

test.each([
  'messages?body=match.^(a+)\\1$',
  'messages?body=imatch(any).{a}',
  'messages?body=not.match.a',
  'messages?body=not.not.%20match%20.a',
  'messages?or=(id.is.null,body.match.a)',
  'messages?and=(or(body.not.imatch(all).a))',
  'conversations?select=*,messages(*)&messages.body=match.a',
])('a filter by regular expression is refused: %s', (target) => {
  expect(check(target)).toMatchObject({
    status: 400,
    message: expect.stringContaining('regular expression'),
  });
});

const list = (count: number, item = '1') => Array.from({ length: count }, () => item).join(',');

test('a request body with 50 rows passes, and a body with 51 rows gets status 413', () => {
  const rows = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({ a: 1 })));
  expect(checkJson(rows(50))).toBeUndefined();
  expect(checkJson(rows(51))).toMatchObject({ status: 413 });
});

test.each([
  ['embedded tables in each other', 'messages?select=a(b(c(id)))'],
  ['embedded tables', `messages?select=${list(7, 'a(id)')}`],
  ['columns', `messages?select=${list(101, 'id')}`],
  ['sort keys', `messages?order=${list(101, 'id')}`],
  ['conditions', `messages?or=(${list(101, 'id.is.null')})`],
  ['conditions in each other', `messages?or=(or(or(or(or(or(id.is.null))))))`],
  ['list items', `messages?id=in.(${list(251)})`],
  ['search operators', `conversations?search=fts(simple).${'!'.repeat(51)}a`],
  ['NUL', 'messages?body=eq.%00'],
  ['filters', `messages?${Array.from({ length: 41 }, () => 'id=gt.0').join('&')}`],
  ['the same parameter twice', 'messages?select=id&select=id'],
  ['a negative limit', 'messages?limit=-1'],
  ['a limit without end', 'messages?limit=1e9'],
  ['an offset without end', 'messages?conversations.offset=99999999'],
])('too much of one kind is refused: %s', (_, target) => {
  expect(check(target)).toMatchObject({ status: 400 });
});

test('a request with a long URL, a deeply nested or large body, or a body that is not JSON is refused', () => {
  expect(check(`messages?body=eq.${'a'.repeat(8_000)}`)).toMatchObject({ status: 414 });
  expect(checkJson('['.repeat(100_000))).toMatchObject({ status: 413 });
  expect(checkJson(`[${list(60_000, '{}')}]`)).toMatchObject({ status: 413 });
  for (const type of ['text/csv', 'application/x-www-form-urlencoded', 'image/png']) {
    expect(check('messages', { 'content-type': type }, 'a')).toMatchObject({ status: 415 });
  }
  const gzip = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  expect(check('messages', gzip, '{}')).toMatchObject({ status: 415 });
});

test.each([
  'tasks?select=id,project_id,title,project:projects(title)&or=(state.neq.done,done_at.gte.2026-01-01T00:00:00%2B00:00)',
  'messages?select=id,attachments(id,number,name,size)&order=number.asc&limit=50&offset=100',
  'conversations?or=(place.gt.2,and(place.eq.2,id.gt.3))&stage=not.in.(done,stopped)',
  'messages?body=eq.a match. for the constructor',
  'rpc/find_conversations?query=the prototype',
])('what a page asks is accepted: %s', (target) => {
  expect(check(target, { prefer: 'count=exact' })).toBeUndefined();
});

test('a request to a database function is refused if its arguments are not a JSON object', () => {
  const json = { 'content-type': 'application/json' };
  expect(check('rpc/is_team_email', json, ' [{}]')).toMatchObject({ status: 400 });
  expect(check('rpc/is_team_email', json, '{"email":"[a]"}')).toBeUndefined();
});

test('a text value in a request may contain the name of an inherited property, such as constructor', () => {
  expect(checkJson('{"message":"{\\"__proto__\\": [[[[, constructor"}')).toBeUndefined();
});
