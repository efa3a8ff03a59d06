-- Creates outgoing and incoming emails. A function adds an email to the outbox table in the same transaction as the
-- change that it reports. The embedded backend sends the emails. On hosted Supabase, a scheduled edge function sends
-- them. If the mail server is down, emails are only delayed. A transaction that is rolled back sends no email.
-- Incoming emails become messages of conversations.

-- The kinds of emails that a person can turn off. 'reply' means answers to clients. 'waiting' means notices to staff
-- about conversations without an assignee.
create type public.notification_kind as enum ('reply', 'waiting');

-- The emails to send. An email has a template name, a language and data. The templates are in
-- supabase/functions/_shared.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  -- The reply that the email contains. Null for other emails.
  message_id uuid unique references public.messages (id) on delete cascade,
  recipient text not null,
  template text not null constraint outbox_template_known
    check (template in ('reply', 'project_news', 'waiting_messages', 'staff_invitation')),
  language text not null constraint outbox_language_known check (language in ('en', 'bn')),
  -- Template data that no other table has. It is deleted when the email is sent. `private.email_data` adds the other
  -- data of the template.
  data jsonb not null default '{}',
  send_after timestamptz not null default now(),
  attempts integer not null default 0,
  -- The process that claimed the email can send it until this time.
  claimed_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text not null default '',
  created_at timestamptz not null default now(),
  -- The project of an email with project news. Later news is added to the same email until it is sent.
  project_id uuid references public.projects (id) on delete cascade,
  -- The recipient's account, and the kind of emails that the recipient can turn off. Both are null if the recipient
  -- cannot turn off this email.
  account_id uuid references auth.users (id) on delete cascade,
  kind public.notification_kind
);
create index outbox_due on private.outbox (send_after) where sent_at is null and failed_at is null;
create index outbox_project on private.outbox (project_id, recipient) where sent_at is null and failed_at is null;

-- The secret key that signs reply addresses. Only database functions can read it.
create table private.mail_key (
  only_row boolean primary key default true constraint mail_key_one_row check (only_row),
  key bytea not null
);
insert into private.mail_key (key) values (extensions.gen_random_bytes(32));

-- Returns the token of the link that turns off a kind of emails. The token is valid while the account exists. It
-- reveals nothing about the account.
create table private.unsubscribe_tokens (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind public.notification_kind not null,
  token text not null unique default encode(extensions.gen_random_bytes(24), 'hex'),
  primary key (user_id, kind)
);

alter table private.outbox enable row level security;
alter table private.mail_key enable row level security;
alter table private.unsubscribe_tokens enable row level security;

-- Returns the language that an account chose for emails, or null. Sessions contain this language, and the emails of
-- the auth server use it.
create function private.language_of(p_account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select u.raw_user_meta_data ->> 'language' from auth.users u
    where u.id = p_account and u.raw_user_meta_data ->> 'language' in ('en', 'bn')
$$;

-- A trigger function that adds the account, the kind and the language to a new email. A person without a chosen
-- language gets English, or the language of the reply. If the account turned off this kind of emails, the email is
-- not added.
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
  if new.account_id is null or new.template = 'staff_invitation' then
    return new;
  end if;
  new.kind := case new.template when 'waiting_messages' then 'waiting' else 'reply' end;
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

-- Deletes unsent emails after the recipient turned off their kind.
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

-- Turns off the kind of emails that an unsubscribe token names, for any caller who has the token. Returns the kind,
-- or null for an unknown token.
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

-- Adds a notice for each staff member to the outbox if a client or visitor has waited ten minutes in a conversation
-- without assignee. One notice covers all such conversations. The next notice is added after ten minutes at the
-- earliest. An account with an open staff invitation counts as a client.
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
    select s.email, 'waiting_messages', jsonb_build_object('conversations', due)
    from public.staff s join auth.users u on lower(u.email collate "C") = s.email
    where u.email_confirmed_at is not null and u.deleted_at is null
      and not exists (select from private.staff_invitations i where i.email = s.email);
end
$$;

-- Adds project news to the outbox for each client who accepts such emails, or only for `p_only_client`. `p_news` is
-- an object that the email template reads.
create function private.notify_clients(p_project uuid, p_news jsonb, p_only_client uuid default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text;
begin
  for address in select lower(u.email collate "C")
    from public.project_people p join auth.users u on u.id = p.user_id
    where p.project_id = p_project and u.email_confirmed_at is not null and u.deleted_at is null
      and (p_only_client is null or u.id = p_only_client)
      and private.accepts_mail(u.id, 'reply')
  loop
    update private.outbox o set data = jsonb_build_object('news', o.data -> 'news' || p_news)
      where o.project_id = p_project and o.recipient = address and o.sent_at is null and o.failed_at is null
        and o.attempts = 0 and o.claimed_until is null;
    if not found then
      insert into private.outbox (project_id, recipient, template, data, send_after)
        values (p_project, address, 'project_news', jsonb_build_object('news', jsonb_build_array(p_news)),
          now() + interval '10 minutes');
    end if;
  end loop;
end
$$;

-- Adds an invitation to the outbox for a staff address that already has an account. `token` is the recovery token
-- that the auth server stored for the account.
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

-- Returns the template data of a reply. The outbox does not store the conversation's texts a second time.
create function private.reply_data(p_reply public.messages) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author', split_part(p_reply.author_name, ' ', 1),
    'body', p_reply.body,
    'subject', c.subject,
    'quoted', coalesce((select m.body from public.messages m
      where m.conversation_id = c.id and m.kind in ('visitor', 'client') and m.number < p_reply.number
      order by m.number desc limit 1), ''),
    'conversation', case when c.client_id is not null then c.id end)
  from public.conversations c where c.id = p_reply.conversation_id
$$;

-- Returns the template data of an email in the outbox.
create function private.email_data(p_email private.outbox) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case p_email.template
    when 'reply' then (select private.reply_data(m) from public.messages m where m.id = p_email.message_id)
    when 'project_news' then (
      select p_email.data || jsonb_build_object('project', p.id, 'title', p.title)
      from public.projects p where p.id = p_email.project_id)
    when 'waiting_messages' then (
      select jsonb_build_object('count', count(*), 'messages', coalesce(
        jsonb_agg(jsonb_build_object('name', c.name, 'subject', c.subject) order by c.line) filter (where c.line <= 20),
        '[]'))
      from (select w.name, w.subject, row_number() over (order by w.sort_key, w.id) as line from public.conversations w
        where w.id in (select jsonb_array_elements_text(p_email.data -> 'conversations')::uuid)) c)
    else p_email.data end
$$;

-- Returns the reply token, which identifies a conversation in its reply address. The token is hexadecimal, because
-- some programs change addresses to lower case. It has 54 characters, because the part of an address before the @ has
-- at most 64.
create function private.reply_token(p_conversation uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select replace(p_conversation::text, '-', '') || '-' ||
    left(encode(extensions.hmac(convert_to(p_conversation::text, 'UTF8'), k.key, 'sha256'), 'hex'), 21)
  from private.mail_key k
$$;

-- Returns the conversation that a reply token identifies. Returns null if our key did not sign the token.
create function private.conversation_of_token(p_token text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  candidate uuid;
begin
  if p_token !~ '^[0-9a-f]{32}-[0-9a-f]{21}$' then
    return null;
  end if;
  candidate := left(p_token, 32)::uuid;
  return case when private.reply_token(candidate) = p_token then candidate end;
end
$$;

-- Returns the signed Message-ID of a reply, without its domain. An email that refers to this ID comes from a reader
-- of the reply, or from a server that returned the reply.
create function private.message_mail_id(p_message uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select 'message.' || p_message || '.' ||
    left(encode(extensions.hmac(convert_to('message ' || p_message::text, 'UTF8'), k.key, 'sha256'), 'hex'), 21)
  from private.mail_key k
$$;

-- Returns the message that a signed Message-ID identifies. The Message-ID may have a domain.
create function private.message_of_mail_id(p_mail_id text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  candidate uuid;
begin
  if p_mail_id !~ '^message\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[0-9a-f]{21}$' then
    return null;
  end if;
  candidate := split_part(p_mail_id, '.', 2)::uuid;
  return case when private.message_mail_id(candidate) = p_mail_id then candidate end;
end
$$;

-- Claims emails of the outbox for sending, starting with the earliest due time. The caller has two minutes to send an
-- email. Afterwards another call can claim it. `thread` has the Message-IDs that an email answers, the oldest first.
-- IDs without a domain are IDs of this database.
create function public.claim_mails(maximum integer) returns table (
  id uuid, message_id uuid, mail_id text, recipient text, template text, language text, data jsonb,
  reply_token text, thread text[], attempts integer, kind public.notification_kind, unsubscribe_token text
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.notify_staff();
  -- The conversations in a staff notice can be deleted before the notice is sent.
  delete from private.outbox o
    where o.template = 'waiting_messages' and o.sent_at is null and o.failed_at is null and not exists (
      select from jsonb_array_elements_text(o.data -> 'conversations') due join public.conversations c on c.id = due::uuid);
  return query
    with due as (
      select o.id from private.outbox o
      where o.sent_at is null and o.failed_at is null and o.send_after <= now()
        and (o.claimed_until is null or o.claimed_until <= now())
      order by o.send_after, o.created_at limit maximum for update skip locked
    ), claimed as (
      update private.outbox o set attempts = o.attempts + 1, claimed_until = now() + interval '2 minutes'
      from due where o.id = due.id returning o.*
    )
    select o.id, o.message_id, coalesce(private.message_mail_id(o.message_id), 'mail.' || o.id), o.recipient,
      o.template, o.language, private.email_data(o), private.reply_token(m.conversation_id),
      case when m.id is not null then array['conversation.' || m.conversation_id] || array(
        select earlier.mail from (
          select e.number, coalesce(f.mail_id, case e.kind when 'staff' then private.message_mail_id(e.id) end) as mail
          from public.messages e left join private.message_origins f on f.message_id = e.id
          where e.conversation_id = m.conversation_id and e.number < m.number
            and (f.mail_id is not null or e.kind = 'staff')
          order by e.number desc limit 10) earlier
        order by earlier.number)
      else array[]::text[] end,
      o.attempts, o.kind, t.token
    from claimed o left join public.messages m on m.id = o.message_id
      left join private.unsubscribe_tokens t on t.user_id = o.account_id and t.kind = o.kind
    order by o.send_after, o.created_at;
end
$$;

-- Stores the result of sending an email. `problem` has the mail server's response, and is empty after a success.
-- After a temporary problem, the email is retried for three days. The first retry is after five seconds, and the last
-- retries are every hour. Afterwards the email's data is deleted from the outbox.
create function public.finish_mail(mail uuid, problem text, is_final boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  settled private.outbox;
begin
  update private.outbox o set claimed_until = null,
      sent_at = case when problem = '' then now() else o.sent_at end,
      last_error = left(problem, 500),
      failed_at = case when problem <> '' and o.sent_at is null
        and (is_final or o.created_at < now() - interval '3 days') then now() end,
      send_after = case when problem = '' then o.send_after
        else now() + least(interval '5 seconds' * power(2, least(o.attempts, 20) - 1), interval '1 hour') end
    where o.id = mail returning * into settled;
  update private.outbox o set data = '{}'
    where o.id = mail and (settled.sent_at is not null or settled.failed_at is not null);
  update public.messages m set
      delivery = case when settled.sent_at is not null then 'sent'
        when settled.failed_at is not null then 'failed' else 'queued' end::public.delivery_state,
      delivery_problem = case when settled.sent_at is null and settled.failed_at is not null then left(problem, 500)
        else '' end
    where m.id = settled.message_id;
end
$$;

-- Releases all claimed emails, so they can be claimed again immediately. Only a process that is the only sender may
-- call this function.
create function private.release_mails() returns void
language sql volatile security definer set search_path = ''
as $$
  update private.outbox set claimed_until = null where claimed_until is not null
$$;

-- Finds the conversation of an incoming email. A reply token in the recipient's address identifies it. Without a
-- token, the first Message-ID of `ids` that this database signed identifies it. Returns null without either. `mails`
-- has the sent emails that the incoming email can quote, the newest first.
create function public.find_email_thread(recipient text, ids text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  by_token uuid := private.conversation_of_token(substring(lower(recipient) from '^reply\+([0-9a-f-]+)@'));
  named_message uuid;
  named_token uuid;
  named_conversation uuid;
  found_conversation public.conversations;
begin
  select private.message_of_mail_id(i.id) into named_message
    from unnest(ids) with ordinality as i (id, number)
    where private.message_of_mail_id(i.id) is not null order by i.number limit 1;
  select private.conversation_of_token(substring(i.id from '^reply\+(.*)$')) into named_token
    from unnest(ids) with ordinality as i (id, number)
    where private.conversation_of_token(substring(i.id from '^reply\+(.*)$')) is not null order by i.number limit 1;
  select m.conversation_id into named_conversation from public.messages m where m.id = named_message;
  -- Normally, the reply token and the Message-IDs identify the same conversation. If they differ, the token in the
  -- recipient's address takes precedence.
  if by_token is not null and named_conversation is distinct from by_token then
    named_message := null;
  end if;
  select * into found_conversation from public.conversations c
    where c.id = coalesce(by_token, named_conversation, named_token);
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'conversation', found_conversation.id,
    'email', found_conversation.email,
    'by_token', by_token is not null,
    'message', named_message,
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object('template', 'reply', 'data', private.reply_data(m), 'kind', o.kind,
          'language', o.language) order by m.number desc)
      from (select * from public.messages m
        where m.conversation_id = found_conversation.id and m.kind = 'staff' order by m.number desc limit 5) m
      join private.outbox o on o.message_id = m.id), '[]'));
end
$$;

-- Counts an incoming email under a rate limit before the email is parsed. Raises HTTP status 429 if a conversation
-- received too many emails.
create function public.count_email(conversation uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.check_rate_limit('mail sender', conversation::text);
end
$$;

-- Stores the files of a message while the rate limits have room. Returns the numbers of the files that were not
-- stored.
create function private.store_attachments(p_message public.messages, p_files jsonb, p_contents text[])
returns integer[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  content bytea;
  stored uuid;
  refused integer[] := '{}';
  limits constant text[] := array['attachment sender bytes', 'attachment owner bytes'];
  subjects text[];
begin
  select array[c.id::text, private.mail_owner(c)] into subjects
    from public.conversations c where c.id = p_message.conversation_id;
  for number in 1 .. coalesce(jsonb_array_length(p_files), 0) loop
    content := decode(p_contents[number], 'base64');
    if private.count_shared_limit('attachment bytes', limits, subjects, octet_length(content) * 21 / 20 + 1000) is not null then
      refused := refused || number;
      continue;
    end if;
    insert into public.attachments (message_id, number, name, media_type, size)
      values (p_message.id, number, p_files -> (number - 1) ->> 'name', p_files -> (number - 1) ->> 'type', octet_length(content))
      returning id into stored;
    insert into private.attachment_contents (attachment_id, content) values (stored, content);
  end loop;
  return refused;
end
$$;

-- Stores an incoming email in its conversation. Returns 'added', 'known' for an email that is already stored,
-- 'unknown' for a wrong sender, or 'empty'. Without a reply token, the sender must have the conversation's address.
-- An automatic reply does not reopen a conversation.
create function public.receive_email(
  conversation uuid, by_token boolean, sender text, body text, quotation text, mail_id text, automatic boolean,
  files jsonb, contents text[], refused_line text
) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  target public.conversations;
  added public.messages;
  refused integer[];
  stored_mail_id text := case
    when coalesce(receive_email.mail_id, '') = '' then gen_random_uuid() || '@unnamed.invalid'
    -- An index entry cannot contain longer Message-IDs.
    when char_length(receive_email.mail_id) > 300
      then encode(sha256(convert_to(receive_email.mail_id, 'UTF8')), 'hex') || '@long.invalid'
    else receive_email.mail_id end;
  clean_body text := left(private.normalise_text(receive_email.body), 20000);
  text_digest bytea := sha256(convert_to(receive_email.body || receive_email.quotation, 'UTF8'));
  is_own boolean;
  limits constant text[] := array['mail sender bytes', 'mail owner bytes'];
  subjects text[];
begin
  select * into target from public.conversations c where c.id = receive_email.conversation for update;
  is_own := lower(btrim(receive_email.sender)) = lower(btrim(target.email));
  if target.id is null or not (receive_email.by_token or is_own) then
    return 'unknown';
  end if;
  if exists (select from private.message_origins o join public.messages m on m.id = o.message_id
    where o.mail_id = stored_mail_id and m.conversation_id = target.id
      and coalesce(o.digest = text_digest, true)) then
    return 'known';
  end if;
  if clean_body = '' then
    return 'empty';
  end if;
  subjects := array[target.id::text, private.mail_owner(target)];
  perform private.refuse_full_limit(
    private.find_full_limit('mail bytes', limits, subjects,
      private.max_text_bytes(clean_body, 1) + octet_length(quotation) * 27 / 20),
    'mail bytes', limits, subjects);
  added := private.add_message(target.id,
    case when target.client_id is null then 'visitor' else 'client' end::public.message_kind,
    target.name, clean_body, p_reopens => not automatic);
  insert into private.message_origins (message_id, mail_id, digest) values (added.id, stored_mail_id, text_digest);
  if receive_email.quotation ~ '[^[:space:]]' then
    insert into public.message_quotations (message_id, body) values (added.id, receive_email.quotation);
  end if;
  refused := private.store_attachments(added, files, contents);
  update public.messages m set
      sender_address = case when is_own then '' else left(btrim(receive_email.sender), 320) end,
      has_quotation = receive_email.quotation ~ '[^[:space:]]',
      body = case when cardinality(refused) = 0 then m.body
        else left(m.body, 19000) || E'\n\n' || cardinality(refused) || receive_email.refused_line || (
          select string_agg((f.file ->> 'name') || ', ' || (f.file ->> 'size_text'), '; ' order by f.number)
          from jsonb_array_elements(files) with ordinality as f (file, number)
          where f.number = any (refused) and f.number <= 20) end
    where m.id = added.id;
  perform private.refuse_full_limit(
    private.count_shared_limit('mail bytes', limits, subjects,
      private.added_bytes(target, octet_length(clean_body) + octet_length(quotation))),
    'mail bytes', limits, subjects);
  return 'added';
end
$$;

-- Marks a reply as failed. A delivery report identifies the reply with a signed Message-ID. A report to a reply
-- address refers to the newest reply that was sent. Returns true if a reply was marked.
create function public.report_undelivered(conversation uuid, message uuid, problem text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.messages m set delivery = 'failed', delivery_problem = left(problem, 500)
    where m.conversation_id = report_undelivered.conversation and m.kind = 'staff' and m.delivery in ('sent', 'failed')
      and m.id = coalesce(message, (select s.id from public.messages s
        where s.conversation_id = report_undelivered.conversation and s.kind = 'staff' and s.delivery = 'sent'
        order by s.number desc limit 1));
  return found;
end
$$;

create trigger admit_mail before insert on private.outbox
  for each row execute function private.admit_mail();
create trigger announce_mail after insert on private.outbox
  for each statement execute function private.announce_mail();

grant execute on function public.unsubscribe to anon, authenticated, service_role;
grant execute on function public.mail_staff_invitation, public.claim_mails, public.finish_mail,
  public.find_email_thread, public.count_email, public.receive_email, public.report_undelivered to service_role;
