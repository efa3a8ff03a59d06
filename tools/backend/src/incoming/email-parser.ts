import { Worker } from 'node:worker_threads';
import {
  EmailRefused,
  PARSE_BUDGET_MS,
  type ParsedEmail,
  type ParseOptions,
  REFUSALS,
} from './shared-incoming.ts';

/** Maximum emails that wait for the thread. For further emails, the sender tries again later. */
const MAX_WAITING = 20;
/** Maximum megabytes of objects in the thread. The bytes of an email are not counted. */
const MAX_HEAP_MB = 64;
const MAX_YOUNG_MB = 4;
/** Milliseconds after which an idle thread ends to free its memory. */
const IDLE_MS = 10_000;

const file = new URL('./parse-worker.ts', import.meta.url);

interface Answer {
  readonly parsed?: ParsedEmail;
  readonly problem?: string;
}

/**
 * Parses emails in a thread, so that no email delays other requests. An email that exceeds its time budget or the
 * memory limit is refused finally.
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

/** Maximum milliseconds for the start of a thread on a busy machine. */
const MAX_START_MS = 30_000;

/** Resolves when the thread has loaded its modules, so that the start does not reduce an email's time budget. */
async function startWorker(): Promise<Worker> {
  const worker = new Worker(file, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: MAX_YOUNG_MB },
  });
  // If the thread fails between two emails, it ends. The next email detects this.
  worker.on('error', () => {});
  const { problem } = await nextAnswer(worker, MAX_START_MS);
  worker.unref();
  if (problem === undefined) return worker;
  await worker.terminate();
  throw new Error(
    `The thread that parses emails did not start. Restart the backend. Reason: ${problem}`,
  );
}

function ask(worker: Worker, source: Uint8Array, options: ParseOptions): Promise<Answer> {
  worker.ref();
  const answer = nextAnswer(worker, PARSE_BUDGET_MS);
  // The bytes are transferred to the thread, so that there is no second copy.
  worker.postMessage({ source, options }, [source.buffer as ArrayBuffer]);
  return answer.finally(() => worker.unref());
}

/** Returns the next message of a thread, or the error that ended the thread. */
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
