import {
  mailSandboxPolicy,
  renderInboxPage,
  renderMailHtml,
  renderMailPage,
} from './inbox-pages.ts';
import type { MailStore, StoredMail } from './mail-store.ts';

export interface InboxHttpResponse {
  readonly status: number;
  readonly type: 'text/html' | 'text/plain' | 'application/json';
  readonly body: string | Buffer;
  readonly policy: string;
}

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";
const MAIL_POLICY = `sandbox ${mailSandboxPolicy}; default-src 'none'; style-src 'unsafe-inline'; img-src *`;

/**
 * Answers an HTTP request to the local inbox. Pages of other origins cannot read the response, because emails contain
 * login links.
 */
export async function handleInboxRequest(
  store: MailStore,
  method: string,
  path: string,
): Promise<InboxHttpResponse> {
  switch (`${method} ${path}`) {
    case 'GET /':
      return page(renderInboxPage(store.list()));
    case 'GET /email':
      return json(store.list());
    case 'DELETE /email/all':
      for (const mail of store.list()) await store.remove(mail);
      return json(true);
  }
  const [, area, id = '', ...parts] = path.split('/');
  const mail = store.find(id);
  const answer = mail && (await answerFor(mail, store, [method, area, ...parts].join(' ')));
  return answer ?? { ...json({ error: 'Email was not found' }), status: 404 };
}

async function answerFor(
  mail: StoredMail,
  store: MailStore,
  request: string,
): Promise<InboxHttpResponse | undefined> {
  switch (request) {
    case 'GET mail':
      return page(renderMailPage(mail));
    case 'GET email':
      return json(mail);
    case 'GET email html':
      return { ...page(renderMailHtml(mail)), policy: MAIL_POLICY };
    case 'GET email source':
      return { ...page(await store.source(mail)), type: 'text/plain' };
    case 'DELETE email':
      await store.remove(mail);
      return json(true);
    default:
      return undefined;
  }
}

function page(body: string | Buffer): InboxHttpResponse {
  return { status: 200, type: 'text/html', body, policy: PAGE_POLICY };
}

function json(value: unknown): InboxHttpResponse {
  return { ...page(JSON.stringify(value)), type: 'application/json' };
}
