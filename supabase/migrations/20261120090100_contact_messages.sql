-- Messages of the contact form: anyone may leave one, only the founder reads them.
create table public.contact_messages (
  id bigint generated always as identity primary key,
  name text not null
    constraint contact_name_length check (char_length(btrim(name)) between 1 and 100),
  email text not null
    constraint contact_email_form
      check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  subject text not null default ''
    constraint contact_subject_length check (char_length(subject) <= 150),
  message text not null
    constraint contact_message_length
      check (char_length(message) <= 5000 and char_length(btrim(message)) >= 1),
  created_at timestamptz not null default now()
);

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
grant insert (name, email, subject, message) on public.contact_messages to anon, authenticated;
grant select on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

create policy contact_messages_insert on public.contact_messages
  for insert to anon, authenticated with check (true);

-- The subselect lets the role be looked up once a query, not once a row.
create policy contact_messages_founder_reads on public.contact_messages
  for select to authenticated using ((select private.caller_role()) = 'founder');

-- The embedded backend does not enforce column grants, so the time is set here as well.
create function private.date_contact_message() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := now();
  return new;
end
$$;
revoke execute on function private.date_contact_message() from public;

create trigger date_contact_message before insert on public.contact_messages
  for each row execute function private.date_contact_message();
