import { randomUUID } from 'node:crypto';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { Random } from '../incoming/testing/random.ts';
import { listReadableDataSources } from './who-reads-observe.ts';
import { type ReadAccessTestPerson, readAccessTestPeople } from './who-reads-people.ts';
import type { ReadAccessTestActions } from './who-reads-world.ts';

// A non-interference test: two test histories differ only in private actions of client A and staff members, so every
// observer must read the same data after both.

const { visitor, clientA, clientB, attacker, formerStaff, leader } = readAccessTestPeople;

const observers: readonly ReadAccessTestPerson[] = [visitor, attacker, clientB, formerStaff];

/** The observers who also call API functions that change data. */
const strangers: readonly ReadAccessTestPerson[] = [visitor, attacker];

/** The IDs of the conversations and projects with which every test history begins. */
interface Story {
  readonly talkOfA: string;
  readonly talkOfB: string;
  readonly talkOfAttacker: string;
  /** The conversation that the attacker started with client A's email address. */
  readonly typedAddress: string;
  readonly projectOfA: string;
  readonly projectOfB: string;
  /** The project that clients A and B share. */
  readonly shared: string;
  readonly projectOfAttacker: string;
}

type Step = (world: ReadAccessTestActions, story: Story, text: string) => Promise<unknown>;

async function begin(world: ReadAccessTestActions): Promise<Story> {
  const talkOfA = await world.form(clientA, clientA.email, 'We sell tea');
  const talkOfB = await world.form(clientB, clientB.email, 'We sell rice');
  const talkOfAttacker = await world.form(attacker, attacker.email, 'We sell keys');
  const typedAddress = await world.form(attacker, clientA.email, 'I am client A');
  const projectOfA = await world.project('Tea', talkOfA);
  const projectOfB = await world.project('Rice', talkOfB);
  const projectOfAttacker = await world.project('Keys', talkOfAttacker);
  const shared = await world.project('Market');
  await world.addClient(shared, clientA);
  await world.addClient(shared, clientB);
  await world.removeStaff(formerStaff.email);
  const talks = { talkOfA, talkOfB, talkOfAttacker, typedAddress };
  return { ...talks, projectOfA, projectOfB, shared, projectOfAttacker };
}

/** The public actions, which the observers may perform or whose results they may see. */
const publicSteps: readonly [Step, ...Step[]] = [
  (world, { talkOfAttacker }, text) => world.write(attacker, talkOfAttacker, text),
  (world, _, text) => world.form(attacker, attacker.email, text),
  (world, _, text) => world.form(attacker, clientA.email, text),
  (world, _, text) => world.form(visitor, attacker.email, text),
  (world, { talkOfAttacker }, text) => world.reply(talkOfAttacker, text),
  (world, { typedAddress }, text) => world.reply(typedAddress, text),
  (world, { talkOfA }, text) => world.email(talkOfA, attacker.email, text),
  (world, { talkOfB }, text) => world.write(clientB, talkOfB, text),
  (world, { talkOfB }, text) => world.reply(talkOfB, text),
  (world, { talkOfB }, text) => world.email(talkOfB, clientB.email, text, { by: 'token' }),
  (world, { shared }, text) => world.projectNote(shared, text, false),
  (world, { projectOfB }, text) => world.projectNote(projectOfB, text, false),
  (world, { projectOfAttacker: id }, text) =>
    world.projectCall(
      id,
      (version) => `public.set_project_waiting('${id}', ${version}, 'client', '${text}')`,
    ),
  (world, { projectOfB: id }) =>
    world.projectCall(id, (version) => `public.set_project_stage('${id}', 'building', ${version})`),
  (world, _, text) => world.saveProfile(attacker, text, '', text),
];

/** The private actions of client A, other clients and staff members, whose results no observer may see. */
const privateSteps: readonly [Step, ...Step[]] = [
  (world, { talkOfA }, text) => world.write(clientA, talkOfA, text),
  (world, { talkOfA }, text) => world.reply(talkOfA, text),
  (world, _, subject) => world.form(clientA, clientA.email, 'Another', { subject }),
  (world, _, text) => world.form(visitor, 'stranger@example.org', text),
  (world, { talkOfA }, file) => world.email(talkOfA, clientA.email, file, { file }),
  (world, { talkOfA }, text) =>
    world.email(talkOfA, 'partner@example.org', text, { by: 'token', quotation: text }),
  (world, { typedAddress }, text) => world.email(typedAddress, clientA.email, text),
  (world, { talkOfA }, text) => world.note(talkOfA, text),
  (world, { talkOfB }, text) => world.note(talkOfB, text),
  (world, { talkOfAttacker }, text) => world.note(talkOfAttacker, text),
  (world, { talkOfB }) => world.assign(talkOfB, 'TM001'),
  (world, { talkOfAttacker }) => world.setStatus(talkOfAttacker, 'spam'),
  (world, { talkOfB }) => world.call(leader, `public.touch_presence('${talkOfB}', true)`),
  (world, { projectOfA }, text) => world.projectNote(projectOfA, text, false),
  async (world, { projectOfA }, text) => {
    const id = randomUUID();
    const approval = `'${id}', '${projectOfA}', 'approval', '${text}', content => '${text}'`;
    await world.call(leader, `public.add_ask(${approval})`);
    await world.call(clientA, `public.decide_ask('${id}', 'changes', 1, '${text}')`);
  },
  (world, { shared }, text) => world.projectNote(shared, text, true),
  (world, { projectOfB }, text) => world.projectNote(projectOfB, text, true),
  (world, { projectOfAttacker }, text) => world.projectNote(projectOfAttacker, text, true),
  (world, { shared }, text) =>
    world.call(leader, `public.add_task(gen_random_uuid(), '${text}', '${shared}', 'TL001')`),
  async (world, { shared, projectOfB }, text) => {
    const email = `${text}@example.org`;
    await world.signUp(`0${randomUUID().slice(1)}`, email, text);
    for (const project of [shared, projectOfB]) {
      await world.addClient(project, { ...clientA, email });
    }
  },
  (world, _, text) => world.call(leader, `public.save_canned_reply('${text}', 'Body')`),
  (world, _, text) => world.invite(text, `${text}@example.org`),
  (world, _, text) => world.saveProfile(clientA, text, '', text),
];

/** A difference between the data that an observer reads after the first and after the second test history. */
interface Difference {
  readonly observer: string;
  readonly source: string;
  readonly texts: readonly [string, string];
}

/**
 * Runs two test histories of actions that a seed determines. With seed 0, the first history contains every private
 * action and the second none.
 */
export async function findActionHistoryDifferences(
  world: ReadAccessTestActions,
  seed: number,
  { leak = '', readers = seed === 0 || isExhaustive ? observers : [attacker] } = {},
): Promise<readonly Difference[]> {
  const [one, other] = await world.undo(async () => {
    const story = await begin(world);
    const observe = (history: 1 | 2) =>
      world.branch(async () => {
        await follow(world, story, planOf(seed, history));
        return readObservers(world, readers);
      });
    return [await observe(1), await observe(2)] as const;
  }, leak);
  return [...one.keys()].flatMap((key) => {
    const texts = [one.get(key) ?? '', other.get(key) ?? ''] as const;
    const [observer = '', source = ''] = key.split(': ');
    return texts[0] === texts[1] ? [] : [{ observer, source, texts }];
  });
}

interface Slot {
  /** The private actions before a public action. Null is a pause of the same time. */
  readonly before: readonly (Step | null)[];
  readonly step: Step;
}

/** The number of random test steps with seed 0, large enough to contain each private action. */
const SLOTS_OF_SEED_0 = 12;
const SLOTS = 8;

function planOf(seed: number, history: 1 | 2): readonly Slot[] {
  const shared = new Random(seed);
  const own = new Random(seed * 2 + history + 100_000);
  return Array.from({ length: seed === 0 ? SLOTS_OF_SEED_0 : SLOTS }, (_, slot) => {
    const step = (seed === 0 && publicSteps[slot]) || shared.pick(publicSteps);
    const inTurn = privateSteps.filter((__, index) => index % SLOTS_OF_SEED_0 === slot);
    const before =
      seed === 0
        ? inTurn.map((each) => (history === 1 ? each : null))
        : [own.pick(privateSteps), own.below(2) === 0 ? own.pick(privateSteps) : null];
    return { before, step };
  });
}

/** The minutes that one action takes on the test clock, with all its database calls. */
const STEP_MINUTES = 30;

async function follow(
  world: ReadAccessTestActions,
  story: Story,
  plan: readonly Slot[],
): Promise<void> {
  let steps = 0;
  const next = () => {
    steps += 1;
    world.waitUntil(100 + steps * STEP_MINUTES);
    return `step${steps}`;
  };
  for (const { before, step } of plan) {
    for (const each of before) {
      const text = next();
      await each?.(world, story, `private${text}`);
    }
    await step(world, story, next());
    if (steps % 2 === 0) await world.sendEmails();
  }
  next();
  await world.sendEmails();
}

async function readObservers(
  world: ReadAccessTestActions,
  readers: readonly ReadAccessTestPerson[],
): Promise<ReadonlyMap<string, string>> {
  const all = await listReadableDataSources(world);
  const read = new Map<string, string>();
  for (const observer of readers) {
    const sources = all.filter(({ isReading }) => isReading || strangers.includes(observer));
    const texts = await world.readAs(
      observer,
      sources.map(({ query }) => query),
    );
    const emails = await world.mailbox(observer.email);
    const names = [...new Set(sources.map(({ name }) => name))];
    for (const name of names) {
      const own = texts.filter((_, index) => sources[index]?.name === name);
      read.set(`${observer.name}: ${name}`, comparable(own));
    }
    read.set(`${observer.name}: email`, comparable([emails]));
  }
  return read;
}

/** Matches random IDs and tokens in responses. */
const random = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{20,}/g;

/**
 * Makes the responses of two test histories comparable: sorts rows, replaces random IDs and removes repeated error
 * responses.
 */
function comparable(texts: readonly string[]): string {
  const ids = new Map<string, string>();
  const rows = texts.flatMap((text) => {
    const isList = text.startsWith('[');
    return isList ? (JSON.parse(text) as readonly unknown[]).map((row) => JSON.stringify(row)) : [];
  });
  const refusals = [...new Set(texts.filter((text) => !text.startsWith('[')))];
  return [...rows, ...refusals]
    .map((row) => ({ row, sortKey: row.replace(random, '') }))
    .toSorted((one, other) => (one.sortKey < other.sortKey ? -1 : 1))
    .map(({ row }) => row)
    .join('\n')
    .replace(random, (id) => {
      const known = ids.get(id) ?? `id ${ids.size + 1}`;
      ids.set(id, known);
      return known;
    });
}
