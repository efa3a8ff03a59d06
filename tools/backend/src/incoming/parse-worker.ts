// The worker thread that parses emails one after the other. email-parser.ts starts this thread.
import { parentPort } from 'node:worker_threads';
import {
  type ParseEmailOptions,
  parseEmail,
} from '../../../../supabase/functions/_shared/incoming/parsed-email.ts';
import { emailLibraries } from './libraries.ts';

interface Task {
  readonly source: Uint8Array;
  readonly options: ParseEmailOptions;
}

parentPort?.on('message', async ({ source, options }: Task) => {
  try {
    parentPort?.postMessage({ parsed: await parseEmail(source, options, emailLibraries) });
  } catch (error) {
    parentPort?.postMessage({ problem: String(error) });
  }
});

parentPort?.postMessage({ isReady: true });
