import { randomUUID } from 'node:crypto';
import { createTestUuid } from './actors.ts';
import { readAccessTestPeople } from './who-reads-people.ts';
import type { TextInput, TextInputRowIds } from './who-reads-rules.ts';

const { visitor, clientA, clientB, invited, withdrawn, formerStaff, leaver } = readAccessTestPeople;
const { member, leader, founder } = readAccessTestPeople;
const LATER_ACCOUNT = createTestUuid(0, 31);

/**
 * The API calls through which test texts enter projects, accounts, staff profiles, the website and its statistics.
 */
export const projectTextInputs = ({ keep, id }: TextInputRowIds): readonly TextInput[] => [
  {
    name: 'title of a project from the conversation of client A, with client B added',
    fact: {
      about: 'project',
      clients: [clientA, clientB],
      staff: [leader],
      mailedTo: [clientA, clientB, leader],
    },
    run: async (world, text) => {
      keep('project', await world.project(text, id('talk of A')));
      await world.addClient(id('project'), clientB);
    },
  },
  {
    name: 'note in the project of clients A and B',
    fact: {
      about: 'project',
      clients: [clientA, clientB],
      staff: [leader],
      mailedTo: [clientA, clientB],
    },
    run: (world, text) => world.projectNote(id('project'), text, false),
  },
  {
    name: 'internal note in the project',
    fact: { about: 'project work', staff: [leader] },
    run: (world, text) => world.projectNote(id('project'), text, true),
  },
  {
    name: 'task in the project',
    fact: { about: 'project work', staff: [leader] },
    run: (world, text) =>
      world.call(leader, `public.add_task(gen_random_uuid(), '${text}', '${id('project')}')`),
  },
  {
    name: 'task without a project',
    fact: { about: 'project work', staff: [leader, member] },
    run: (world, text) => world.call(leader, `public.add_task(gen_random_uuid(), '${text}')`),
  },
  {
    name: 'link in the project',
    fact: { about: 'project', clients: [clientA, clientB], staff: [leader] },
    run: (world, text) =>
      world.call(
        leader,
        `public.add_project_link('${id('project')}', '${text}', 'https://torsa.example/draft')`,
      ),
  },
  {
    name: 'file of client B in the project',
    fact: { about: 'project', clients: [clientA, clientB], staff: [leader] },
    run: (world, text) => world.upload(clientB, text, { project: id('project') }),
  },
  {
    name: 'what the project waits for',
    fact: {
      about: 'project',
      clients: [clientA, clientB],
      staff: [leader],
      mailedTo: [clientA, clientB],
    },
    run: (world, text) =>
      world.projectCall(
        id('project'),
        (version) =>
          `public.set_project_waiting('${id('project')}', ${version}, 'client', '${text}')`,
      ),
  },
  {
    name: 'ask in the project of clients A and B, which client A answers',
    fact: {
      about: 'project',
      clients: [clientA, clientB],
      staff: [leader],
      mailedTo: [clientA, clientB, leader],
    },
    run: async (world, text) => {
      keep('ask', randomUUID());
      await world.call(
        leader,
        `public.add_ask('${id('ask')}', '${id('project')}', 'answer', '${text}')`,
      );
      await world.sendEmails();
    },
  },
  {
    name: 'answer of client A to that ask',
    fact: { about: 'project', clients: [clientA, clientB], staff: [leader] },
    run: (world, text) => world.call(clientA, `public.answer_ask('${id('ask')}', '${text}', 1)`),
  },
  {
    name: 'text that clients A and B should approve',
    fact: { about: 'project', clients: [clientA, clientB], staff: [leader] },
    run: (world, text) => {
      keep('approval', randomUUID());
      return world.call(
        leader,
        `public.add_ask('${id('approval')}', '${id('project')}', 'approval', 'First page', content => '${text}')`,
      );
    },
  },
  {
    name: 'comment of client B on that approval',
    fact: {
      about: 'project',
      clients: [clientA, clientB],
      staff: [leader],
      mailedTo: [clientA, clientB, leader],
    },
    run: (world, text) =>
      world.call(clientB, `public.decide_ask('${id('approval')}', 'changes', 1, '${text}')`),
  },
  {
    name: 'name of client A, who approves a text',
    fact: {
      about: 'client name',
      of: clientA,
      projectStaff: [leader],
      otherClients: [clientB],
      mailedTo: [clientA, clientB, leader],
    },
    run: async (world, text) => {
      const approval = randomUUID();
      await world.saveProfile(clientA, text, '', '');
      await world.call(
        leader,
        `public.add_ask('${approval}', '${id('project')}', 'approval', 'Logo', content => 'A leaf')`,
      );
      await world.call(clientA, `public.decide_ask('${approval}', 'approved', 1)`);
    },
  },
  {
    name: 'note in the project after client B was removed',
    fact: { about: 'project', clients: [clientA], staff: [leader], mailedTo: [clientA] },
    run: async (world, text) => {
      // Sends the emails about earlier project events first, so that later emails contain only this test's note.
      await world.sendEmails();
      keep('shared', await world.project('Shared'));
      await world.addClient(id('shared'), clientA);
      await world.addClient(id('shared'), clientB);
      await world.removeClient(id('shared'), clientB);
      await world.projectNote(id('shared'), text, false);
    },
  },
  {
    name: 'ask in the project after client B was removed',
    fact: { about: 'project', clients: [clientA], staff: [leader], mailedTo: [clientA] },
    run: (world, text) =>
      world.call(
        leader,
        `public.add_ask(gen_random_uuid(), '${id('shared')}', 'text', '${text}', '${text}')`,
      ),
  },
  {
    name: 'file of client B in a project, before client B was removed',
    fact: { about: 'project', clients: [clientA], staff: [leader] },
    run: async (world, text) => {
      await world.addClient(id('shared'), clientB);
      await world.upload(clientB, text, { project: id('shared') });
      await world.removeClient(id('shared'), clientB);
    },
  },
  {
    name: 'note in a project before client B was removed',
    fact: {
      about: 'project',
      clients: [clientA],
      staff: [leader],
      mailedTo: [clientA, clientB],
    },
    run: async (world, text) => {
      const project = await world.project('Left early');
      await world.addClient(project, clientA);
      await world.addClient(project, clientB);
      await world.projectNote(project, text, false);
      await world.sendEmails();
      await world.removeClient(project, clientB);
    },
  },
  {
    name: 'title of a project from the attacker’s message with the address of client A',
    fact: { about: 'project', clients: [], staff: [leader] },
    run: (world, text) => world.project(text, id('talk of attacker')),
  },
  {
    name: 'message of a visitor with the address of client B, after staff put client B on its project',
    fact: { about: 'conversation', owner: clientB },
    run: async (world, text) => {
      const conversation = await world.form(visitor, clientB.email, text);
      await world.addClient(await world.project('Vouched for', conversation), clientB);
    },
  },
  {
    name: 'task of a team member who was not on the project',
    fact: { about: 'project work', staff: [leader, member] },
    run: async (world, text) => {
      const project = await world.project('Of three');
      await world.call(
        leader,
        `public.add_task(gen_random_uuid(), '${text}', '${project}', 'TM001')`,
      );
    },
  },
  {
    name: 'company of client B',
    fact: { about: 'profile', of: clientB },
    run: (world, text) => world.saveProfile(clientB, 'Binod', '', text),
  },
  {
    name: 'name of client A, who is on projects of the leader with client B',
    fact: { about: 'client name', of: clientA, projectStaff: [leader] },
    run: (world, text) => world.saveProfile(clientA, text, '', ''),
  },
  {
    name: 'name of an account that never confirmed its address',
    fact: { about: 'nothing stored' },
    run: (world, text) => world.signUp(LATER_ACCOUNT, 'later@example.org', text, false),
  },
  {
    name: 'message of a client who is invited to the staff and has not accepted',
    fact: { about: 'conversation', owner: invited },
    run: async (world, text) => {
      await world.form(invited, invited.email, text);
      await world.invite('Invited Client', invited.email);
    },
  },
  {
    name: 'message of a client whose invitation to the staff was removed',
    fact: { about: 'conversation', owner: withdrawn },
    run: async (world, text) => {
      await world.form(withdrawn, withdrawn.email, text);
      await world.invite('Withdrawn Client', withdrawn.email);
      await world.removeStaff(withdrawn.email);
    },
  },
  {
    name: 'name of an invited person',
    fact: { about: 'staff name', clients: [] },
    run: (world, text) => world.invite(text, 'soon@example.org'),
  },
  {
    name: 'address of an invited person',
    fact: { about: 'staff address' },
    run: (world, text) => world.invite('Soon Here', `${text}@example.org`),
  },
  {
    name: 'reply of a member who was then removed from the staff',
    fact: { about: 'conversation', owner: clientB, mailedTo: [clientB] },
    run: async (world, text) => {
      keep('answered by former staff', await world.form(clientB, clientB.email, 'Hello'));
      await world.reply(id('answered by former staff'), text, formerStaff);
    },
  },
  {
    name: 'name of that member, who replied again before the removal',
    fact: {
      about: 'former staff name',
      of: formerStaff,
      clients: [clientB],
      mailedTo: [clientB],
    },
    run: async (world, text) => {
      await world.saveProfile(formerStaff, text, '', '');
      await world.reply(id('answered by former staff'), 'Goodbye', formerStaff);
      await world.removeStaff(formerStaff.email);
    },
  },
  {
    name: 'contact form, subject of client B after that removal',
    fact: { about: 'conversation', owner: clientB, mailedTo: [member, leader, founder] },
    run: (world, subject) => world.form(clientB, clientB.email, 'Hello', { subject }),
  },
  {
    name: 'message of a client who deleted the account',
    fact: { about: 'nothing stored' },
    run: async (world, text) => {
      await world.reply(await world.form(leaver, leaver.email, text), 'Thank you');
      await world.call(leaver, `public.delete_my_account('${leaver.email}', 'password-1')`);
    },
  },
  {
    name: 'name of the team leader, who is on projects of clients A and B',
    fact: { about: 'staff name', clients: [clientA, clientB] },
    run: (world, text) => world.saveProfile(leader, text, '', ''),
  },
  {
    name: 'banner of the website',
    fact: { about: 'website' },
    run: (world, text) =>
      world.call(
        founder,
        `public.save_setting('banner', '{"text.en": "${text}", "text.bn": "নোটিস", "until": "2026-12-31"}', 0)`,
      ),
  },
  {
    name: 'error report of a browser',
    fact: { about: 'company figures' },
    run: (world, text) =>
      world.as(
        visitor,
        'select 1',
        `insert into public.client_events (kind, app, route, message) values ('error', 'host', '/', '${text}')`,
      ),
  },
  {
    name: 'page in the access log',
    fact: { about: 'company figures' },
    run: (world, text) =>
      world.ask('', `select public.keep_page_views('log', '2026-03-02', '{"/${text}": 3}')`),
  },
];
