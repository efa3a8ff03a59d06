import { describeError } from '../describe-error.ts';
import { ReleaseError, type ReleaseSource } from '../releases/release.ts';
import { GateRefusal, passGate } from './gate.ts';
import type { Ask, GateOutcome, ToGate } from './gate-messages.ts';

/** The process in which the code of bundles runs: it has no credentials, and asks for what it needs. */
const waiting = new Map<number, (answer: Exclude<ToGate, { kind: 'check' }>) => void>();

process.on('message', async (message: ToGate) => {
  if (message.kind === 'check') send(await check(message));
  else waiting.get(message.id)?.(message);
});
process.once('disconnect', () => process.exit(0));

async function check({
  current,
  next,
  siteConfig,
  finished,
}: Extract<ToGate, { kind: 'check' }>): Promise<GateOutcome> {
  try {
    const documents = await passGate(current, next, source, siteConfig, finished);
    return { kind: 'passed', documents };
  } catch (error) {
    if (error instanceof GateRefusal) return { kind: 'refused', problems: error.problems };
    return { kind: 'failed', message: describeError(error) };
  }
}

const source: ReleaseSource = async (app, version) => {
  const { release } = await ask(app, version, false);
  return {
    ...release,
    readNodeBundle: async () => {
      const { nodeBundle = new Uint8Array() } = await ask(app, version, true);
      return Buffer.from(nodeBundle);
    },
  };
};

async function ask(app: string, version: string, withBundle: boolean) {
  const id = waiting.size;
  const answer = await new Promise<Exclude<ToGate, { kind: 'check' }>>((resolve) => {
    waiting.set(id, resolve);
    send({ kind: 'ask', id, app, version, withBundle });
  });
  if (answer.kind === 'failure') throw new ReleaseError(answer.message);
  return answer;
}

function send(message: Ask | GateOutcome): void {
  process.send?.(message);
}
