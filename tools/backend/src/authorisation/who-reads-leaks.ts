import { type ReadAccessTestPerson, readAccessTestPeople } from './who-reads-people.ts';

/** An intentional data leak in the database, with which a test proves that the who-reads tests find leaks. */
interface Leak {
  readonly name: string;
  readonly sql: string;
}

/** An intentional defect in the database, which shows a text to more readers or hides it from a reader. */
interface LeakOfText extends Leak {
  readonly way: string;
  readonly reader: ReadAccessTestPerson;
  /** True if the intentional data leak sends the reader an email with the test text. */
  readonly byEmail: boolean;
  /**
   * True if the defect shows a text to a person who must not read it, false if it hides a text from a person who may
   * read it.
   */
  readonly reads: boolean;
}

/** An intentional leak that shows private actions of client A or of staff members to an observer. */
interface LeakOfSteps extends Leak {
  readonly observer: ReadAccessTestPerson;
  readonly source: string;
}

export const intentionalTextLeaks: readonly LeakOfText[] = [
  {
    name: 'a conversation belongs to the account that wrote it, whatever address it gives',
    sql: `alter table public.conversations disable trigger check_conversation_client;
      select pg_temp.change('private.open_conversation'::regproc, 'address := confirmed', 'address := address');
      select pg_temp.change('private.open_conversation'::regproc,
        'if private.email_key(confirmed) = private.email_key(new.email) then', 'if confirmed is not null then')`,
    way: 'reply to the attacker’s message with the address of client A',
    reader: readAccessTestPeople.attacker,
    byEmail: false,
    reads: true,
  },
  {
    name: 'removing an invitation deletes the account that had the address before',
    sql: `create function public.delete_account() returns trigger language plpgsql security definer as $$ begin
        delete from auth.users u where u.email = old.email
          and exists (select from public.conversations c where c.client_id = u.id);
        return null;
      end $$;
      create trigger delete_account after delete on public.staff for each row execute function public.delete_account()`,
    way: 'message of a client whose invitation to the staff was removed',
    reader: readAccessTestPeople.withdrawn,
    byEmail: false,
    reads: false,
  },
  {
    name: 'replies go to the former address after a change of address',
    sql: 'alter table auth.users disable trigger move_conversations',
    way: 'reply after the change of address',
    reader: readAccessTestPeople.newOwner,
    byEmail: true,
    reads: true,
  },
  {
    name: 'a reply goes to the sender of the last email',
    sql: `select pg_temp.change('public.send_reply'::regproc, 'answered.email', $$coalesce((
        select nullif(m.sender_address, '') from public.messages m
        where m.conversation_id = conversation and m.kind = 'client' order by m.number desc limit 1), answered.email)$$)`,
    way: 'reply after the email with a forwarded token',
    reader: readAccessTestPeople.clientB,
    byEmail: true,
    reads: true,
  },
  {
    name: 'removed staff keep their role',
    sql: `select pg_temp.change('private.role_of_email'::regproc, '''user'')', $$(select a.old ->> 'role'
        from public.audit_log a where a.row_key = 'TM009' and a.old ->> 'email' = p_address and a.new is null), 'user')$$)`,
    way: 'internal note in the conversation of client A',
    reader: readAccessTestPeople.formerStaff,
    byEmail: false,
    reads: true,
  },
];

export const intentionalActionLeaks: readonly LeakOfSteps[] = [
  {
    name: 'a wide policy on messages',
    sql: 'create policy wide on public.messages for select to authenticated using (true)',
    observer: readAccessTestPeople.attacker,
    source: 'public.messages',
  },
  {
    name: 'a copy of every message that all accounts can read',
    sql: `create table public.message_copies (body text);
      grant select on public.message_copies to authenticated;
      create function public.copy_message() returns trigger language plpgsql security definer as $$ begin
        insert into public.message_copies values (new.body);
        return null;
      end $$;
      create trigger copy_message after insert on public.messages for each row execute function public.copy_message()`,
    observer: readAccessTestPeople.attacker,
    source: 'public.message_copies',
  },
  {
    name: 'a function that counts all messages',
    sql: `create function public.count_messages() returns bigint language sql stable security definer
      as $$ select count(*) from public.messages $$;
      grant execute on function public.count_messages to anon`,
    observer: readAccessTestPeople.visitor,
    source: 'count_messages',
  },
  {
    name: 'a refusal that contains a part of the conversation',
    sql: `select pg_temp.change('public.write_to_conversation'::regproc, 'if not found then', $$if not found then
        raise exception 'This message belongs to another client: %', (select c.preview from public.conversations c where c.id = conversation);$$)`,
    observer: readAccessTestPeople.attacker,
    source: 'write_to_conversation',
  },
  {
    name: 'a time that changes with each note',
    sql: `select pg_temp.change('public.client_conversations'::regproc, 'c.last_message_at',
        'c.created_at + make_interval(secs => c.version)')`,
    observer: readAccessTestPeople.clientB,
    source: 'client_conversations',
  },
  {
    name: 'numbers of messages that count notes',
    sql: `select pg_temp.change('private.client_messages_of'::regproc, 'select m.id, n.number', 'select m.id, m.number')`,
    observer: readAccessTestPeople.clientB,
    source: 'client_messages',
  },
  {
    name: 'the version of a project',
    sql: `select pg_temp.change('public.client_projects'::regproc, 'p.sort_key', 'p.version')`,
    observer: readAccessTestPeople.clientB,
    source: 'client_projects',
  },
  {
    name: 'an email about a new client to all clients of the project',
    sql: `select pg_temp.change('public.add_project_client'::regproc, '"}'', client)', '"}'')')`,
    observer: readAccessTestPeople.clientB,
    source: 'email',
  },
];
