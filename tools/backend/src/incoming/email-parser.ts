import { Worker } from 'node:worker_threads';
import {
  EmailRefused,
  PARSE_BUDGET_MS,
  type ParsedEmail,
  type ParseOptions,
  REFUSALS,
} from './shared-incoming.ts';

/** Emails that wait for the thread. Their senders try again when there are more. */
const MAX_WAITING = 20;
/** Megabytes of objects that the thread may have. The bytes of an email are not among them. */
const MAX_HEAP_MB = 64;
const MAX_YOUNG_MB = 4;
/** Milliseconds after which a thread without work ends, so that it keeps no memory. */
const IDLE_MS = 10_000;

const file = new URL('./parse-worker.ts', import.meta.url);

interface Answer {
  readonly parsed?: ParsedEmail;
  readonly problem?: string;
}

/**
 * Parses emails in a thread, so that no email delays the requests of others. An email that takes longer than its budget,
 * or more memory, is refused for good.
 */
export class EmailParser {
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idle: NodeJS.Timeout | undefined;

  async parse(source: Uint8Array, options: ParseOptions): Promise<ParsedEmail> {
    if (this.#waiting >= MAX_WAITING) throw new EmailRefused(REFUSALS.unavailable);
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

  async #run(source: Uint8Array, options: ParseOptions): Promise<ParsedEmail> {
    clearTimeout(this.#idle);
    this.#worker ??= await startWorker();
    const { parsed, problem } = await ask(this.#worker, source, options);
    if (parsed) {
      this.#idle = setTimeout(() => void this.close(), IDLE_MS);
      this.#idle.unref();
      return parsed;
    }
    await this.close();
    throw new EmailRefused(REFUSALS.unreadable, { cause: problem });
  }
}

/** Longest start of a thread on a busy machine, in milliseconds. */
const MAX_START_MS = 30_000;

/** Resolves when the thread has loaded its modules: its start is no part of an email's budget. */
async function startWorker(): Promise<Worker> {
  const worker = new Worker(file, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: MAX_YOUNG_MB },
  });
  // A thread that fails between two emails ends; the next email finds that out.
  worker.on('error', () => {});
  const { problem } = await nextAnswer(worker, MAX_START_MS);
  worker.unref();
  if (problem === undefined) return worker;
  await worker.terminate();
  throw new Error(`The thread that parses emails did not start: ${problem}`);
}

function ask(worker: Worker, source: Uint8Array, options: ParseOptions): Promise<Answer> {
  worker.ref();
  const answer = nextAnswer(worker, PARSE_BUDGET_MS);
  // The thread takes over the bytes, so that there is no second copy.
  worker.postMessage({ source, options }, [source.buffer as ArrayBuffer]);
  return answer.finally(() => worker.unref());
}

/** The next message of a thread, or why there is none. */
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
