import { Worker } from 'node:worker_threads';
import { PARSE_TIME_LIMIT_MS } from '../../../../supabase/functions/_shared/incoming/limits.ts';
import type {
  ParsedEmail,
  ParseEmailOptions,
} from '../../../../supabase/functions/_shared/incoming/parsed-email.ts';
import { EmailRejectedError } from '../../../../supabase/functions/_shared/incoming/receive-email.ts';
import { EMAIL_REJECTION_REPLIES } from '../../../../supabase/functions/_shared/incoming/rejections.ts';

/**
 * The maximum number of emails that wait for the parser thread. Above it, senders get the response to try again later.
 */
const MAX_WAITING = 20;
/**
 * The maximum size of the parser thread's JavaScript heap in megabytes. The heap does not contain the email's bytes.
 */
const MAX_HEAP_MB = 64;
const MAX_YOUNG_MB = 4;
/** Milliseconds after which an idle parser thread ends to free its memory. */
const IDLE_MS = 10_000;

const file = new URL('./parse-worker.ts', import.meta.url);

interface Answer {
  readonly parsed?: ParsedEmail;
  readonly problem?: string;
}

/**
 * Parses emails in a worker thread, so that parsing does not block other requests. It refuses an email that exceeds
 * the time or memory limit.
 */
export class EmailParser {
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idle: NodeJS.Timeout | undefined;

  async parse(source: Uint8Array, options: ParseEmailOptions): Promise<ParsedEmail> {
    if (this.#waiting >= MAX_WAITING)
      throw new EmailRejectedError(EMAIL_REJECTION_REPLIES.unavailable);
    this.#waiting += 1;
    const result = this.#last.then(() => this.#run(source, options));
    this.#last = result.catch(() => {});
    try {
      return await result;
    } finally {
      this.#waiting -= 1;
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #run(source: Uint8Array, options: ParseEmailOptions): Promise<ParsedEmail> {
    clearTimeout(this.#idle);
    this.#worker ??= await startWorker();
    const { parsed, problem } = await ask(this.#worker, source, options);
    if (parsed) {
      this.#idle = setTimeout(() => void this.close(), IDLE_MS);
      this.#idle.unref();
      return parsed;
    }
    await this.close();
    throw new EmailRejectedError(EMAIL_REJECTION_REPLIES.unreadable, { cause: problem });
  }
}

/** Maximum milliseconds for starting the parser thread on a busy machine. */
const MAX_START_MS = 30_000;

/**
 * A promise that resolves when the parser thread has loaded its modules. The time limit of an email starts only then.
 */
async function startWorker(): Promise<Worker> {
  const worker = new Worker(file, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: MAX_YOUNG_MB },
  });
  // Ignores an error between two emails, because the parser detects the failed thread at the next email.
  worker.on('error', () => {});
  const { problem } = await nextAnswer(worker, MAX_START_MS);
  worker.unref();
  if (problem === undefined) return worker;
  await worker.terminate();
  throw new Error(
    `The thread that parses emails did not start. Restart the backend. Reason: ${problem}`,
  );
}

function ask(worker: Worker, source: Uint8Array, options: ParseEmailOptions): Promise<Answer> {
  worker.ref();
  const answer = nextAnswer(worker, PARSE_TIME_LIMIT_MS);
  // Transfers the email's bytes to the parser thread, to avoid a second copy in memory.
  worker.postMessage({ source, options }, [source.buffer as ArrayBuffer]);
  return answer.finally(() => worker.unref());
}

/** Returns the next message of the parser thread, or the error that ended the thread. */
function nextAnswer(worker: Worker, milliseconds: number): Promise<Answer> {
  return new Promise((resolve) => {
    const finish = (answer: Answer): void => {
      clearTimeout(deadline);
      worker.off('message', finish);
      worker.off('error', onError);
      worker.off('exit', onExit);
      resolve(answer);
    };
    const onError = (error: unknown) => finish({ problem: String(error) });
    const onExit = () => finish({ problem: 'the thread ended' });
    const deadline = setTimeout(() => finish({ problem: 'the time is over' }), milliseconds);
    worker.on('message', finish);
    worker.on('error', onError);
    worker.on('exit', onExit);
  });
}
