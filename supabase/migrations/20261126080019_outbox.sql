-- Creates the outbox. The transaction of a change also adds the email about it, so that a rolled-back change sends no
-- email.
--
-- The email types that a person can turn off: answers to clients ('reply'), notices to staff about unassigned
-- conversations ('waiting') and monthly work reports ('report').
create type public.notification_kind as enum ('reply', 'waiting', 'report');

-- The emails to send, each with a template name, a language and data. The templates are in supabase/functions/_shared.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  -- The reply that the email contains, null for other emails.
  message_id uuid unique references public.messages (id) on delete cascade,
  recipient text not null,
  template text not null constraint outbox_template_known check (template in ('reply', 'project_news',
    'waiting_messages', 'staff_invitation', 'asked', 'ask_reminder', 'ask_received', 'ask_decided', 'work_report',
    'file_comments')),
  language text not null constraint outbox_language_known check (language in ('en', 'bn')),
  -- The email template's values that no other table has, deleted when the email is sent.
  data jsonb not null default '{}',
  send_after timestamptz not null default now(),
  attempts integer not null default 0,
  -- The time until which the process that claimed the email may send it.
  claimed_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text not null default '',
  created_at timestamptz not null default now(),
  -- The project of an email with project news, to which later news is added until it is sent.
  project_id uuid references public.projects (id) on delete cascade,
  -- The recipient's account and the email type, both null if the recipient cannot turn off this email.
  account_id uuid references auth.users (id) on delete cascade,
  kind public.notification_kind,
  -- The ask (staff request) that the email is about, null for other emails.
  ask_id uuid references public.asks (id) on delete cascade
);
create index outbox_due on private.outbox (send_after) where sent_at is null and failed_at is null;
create index outbox_project on private.outbox (project_id, recipient) where sent_at is null and failed_at is null;
create index outbox_ask on private.outbox (ask_id) where ask_id is not null;

-- The tokens of the links that turn off an email type, valid while the account exists.
create table private.unsubscribe_tokens (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind public.notification_kind not null,
  token text not null unique default encode(extensions.gen_random_bytes(24), 'hex'),
  primary key (user_id, kind)
);

alter table private.outbox enable row level security;
alter table private.unsubscribe_tokens enable row level security;

-- Returns the language that an account chose for emails, or null.
create function private.language_of(p_account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select u.raw_user_meta_data ->> 'language' from auth.users u
    where u.id = p_account and u.raw_user_meta_data ->> 'language' in ('en', 'bn')
$$;

-- A trigger function that adds the account, type and language to a new email, and drops an email that the account has
-- turned off.
--
-- Emails about asks (staff requests) and comments have the type 'reply' for clients and 'waiting' for staff.
create function private.admit_mail() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  reply text;
begin
  if new.message_id is not null then
    select c.client_id, m.body into new.account_id, reply
      from public.messages m join public.conversations c on c.id = m.conversation_id where m.id = new.message_id;
  else
    select u.id into new.account_id from auth.users u where lower(u.email collate "C") = new.recipient;
  end if;
  new.language := coalesce(private.language_of(new.account_id),
    case when reply ~ '[\u0980-\u09ff]' then 'bn' else 'en' end);
  -- A staff member who turned off the monthly report still gets a report that they request.
  if new.account_id is null or new.template = 'staff_invitation' or new.data ? 'requested' then
    return new;
  end if;
  new.kind := case when new.template in ('waiting_messages', 'ask_received')
    or new.template in ('ask_decided', 'file_comments') and (private.staff_of(new.account_id)).staff_id is not null
    then 'waiting' when new.template = 'work_report' then 'report' else 'reply' end;
  if private.accepts_mail(new.account_id, new.kind) then
    insert into private.unsubscribe_tokens (user_id, kind) values (new.account_id, new.kind) on conflict do nothing;
    return new;
  end if;
  update public.messages m set delivery = 'none' where m.id = new.message_id;
  return null;
end
$$;

-- Notifies the embedded backend of a new email in the outbox.
create function private.announce_mail() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('outbox', '');
  return null;
end
$$;

-- Deletes unsent emails of each type that their recipient has turned off.
create function private.delete_muted_mails() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  with withdrawn as (
    delete from private.outbox o
    where o.account_id = new.user_id and o.kind = any (new.muted) and o.sent_at is null and o.failed_at is null
      and (o.claimed_until is null or o.claimed_until <= now())
    returning o.message_id
  )
  update public.messages m set delivery = 'none' from withdrawn w where m.id = w.message_id;
  return null;
end
$$;

-- Turns off the email type of an unsubscribe token, without a login. Returns the type, or null for an unknown token.
create function public.unsubscribe(token text) returns public.notification_kind
language plpgsql volatile security definer set search_path = ''
as $$
declare
  subscription private.unsubscribe_tokens;
begin
  select * into subscription from private.unsubscribe_tokens t where t.token = unsubscribe.token;
  if not found then
    return null;
  end if;
  insert into public.profiles as p (user_id, muted) values (subscription.user_id, array[subscription.kind])
    on conflict (user_id) do update set muted = p.muted || subscription.kind, version = p.version + 1,
        updated_at = now()
      where subscription.kind <> all (p.muted);
  return subscription.kind;
end
$$;

-- Adds a notice to the outbox for each staff member if a client or visitor in an unassigned conversation has waited
-- ten minutes.
--
-- One notice covers all unassigned conversations, and the next follows after ten minutes at the earliest.
create function private.notify_staff() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due uuid[];
begin
  perform pg_advisory_xact_lock(hashtextextended('private.notify_staff', 0));
  if exists (select from public.conversations c where c.notified_at > now() - interval '10 minutes') then
    return;
  end if;
  select array_agg(c.id) into due from public.conversations c
    where c.status = 'open' and c.assignee is null and c.waiting_since <= now() - interval '10 minutes'
      and (c.notified_at is null or c.notified_at < c.waiting_since);
  if due is null then
    return;
  end if;
  update public.conversations c set notified_at = now() where c.id = any (due);
  insert into private.outbox (recipient, template, data)
    select s.email, 'waiting_messages', jsonb_build_object('conversations', due) from private.active_staff() s;
end
$$;

-- Collects the IDs of related rows in one email for each recipient and template, which is sent fifteen minutes after
-- its first row.
create function private.collect_mail(p_recipient text, p_template text, p_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Prevents two simultaneous changes from adding two emails to the outbox.
  perform pg_advisory_xact_lock(hashtextextended(p_template || ' ' || p_recipient, 0));
  update private.outbox o set data = jsonb_build_object('ids', o.data -> 'ids' || to_jsonb(p_id))
    where o.recipient = p_recipient and o.template = p_template and o.sent_at is null and o.failed_at is null
      and o.attempts = 0 and o.claimed_until is null;
  if not found then
    insert into private.outbox (recipient, template, data, send_after)
      values (p_recipient, p_template, jsonb_build_object('ids', jsonb_build_array(p_id)),
        now() + interval '15 minutes');
  end if;
end
$$;

-- Returns the email addresses of the clients of a project, or only of `p_only_client`.
create function private.project_client_addresses(p_project uuid, p_only_client uuid default null) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select lower(u.email collate "C")
    from public.project_people p join auth.users u on u.id = p.user_id
    where p.project_id = p_project and u.email_confirmed_at is not null and u.deleted_at is null
      and (p_only_client is null or u.id = p_only_client);
end
$$;

-- Adds project news to the outbox for each client of the project, or only for `p_only_client`. An unsent email gets
-- the later news too.
create function private.notify_clients(p_project uuid, p_news jsonb, p_only_client uuid default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text;
begin
  for address in select private.project_client_addresses(p_project, p_only_client) loop
    update private.outbox o set data = jsonb_build_object('news', o.data -> 'news' || p_news)
      where o.project_id = p_project and o.recipient = address and o.template = 'project_news'
        and o.sent_at is null and o.failed_at is null and o.attempts = 0 and o.claimed_until is null;
    if not found then
      insert into private.outbox (project_id, recipient, template, data, send_after)
        values (p_project, address, 'project_news', jsonb_build_object('news', jsonb_build_array(p_news)),
          now() + interval '10 minutes');
    end if;
  end loop;
end
$$;

-- Adds an invitation to the outbox for a staff address with an account. `token` is the account's recovery token.
create function public.mail_staff_invitation(email text, token text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.staff_invitations i set token = mail_staff_invitation.token, sent_at = now()
    where i.email = mail_staff_invitation.email;
  if found then
    insert into private.outbox (recipient, template, data)
      values (mail_staff_invitation.email, 'staff_invitation', jsonb_build_object('token', mail_staff_invitation.token));
  end if;
end
$$;

create trigger admit_mail before insert on private.outbox
  for each row execute function private.admit_mail();
create trigger announce_mail after insert on private.outbox
  for each statement execute function private.announce_mail();

grant execute on function public.unsubscribe to anon, authenticated, service_role;
grant execute on function public.mail_staff_invitation to service_role;
