-- Incoming email: signed Message-IDs, files, removed quotations, delivery reports, and a limit for each sender.

-- The address that a message came from, where it is another one than the conversation's: a person may write from any
-- address with the token of a reply. Empty otherwise.
alter table public.messages
  add column sender_address text not null default ''
    constraint messages_sender_address_size check (char_length(sender_address) <= 320),
  -- Why a reply could not be delivered. Empty unless `delivery` is 'failed'.
  add column delivery_problem text not null default ''
    constraint messages_delivery_problem_size check (char_length(delivery_problem) <= 500),
  -- Whether quoted text was removed from it: `message_quotations` has that text.
  add column has_quotation boolean not null default false;

-- Quoted text that was removed from a message that came by email. Only staff read it.
create table public.message_quotations (
  message_id uuid primary key references public.messages (id) on delete cascade,
  body text not null constraint message_quotations_body_size check (char_length(body) <= 100000)
);

-- Files of messages. Their content is in `private.attachment_contents`.
create table public.attachments (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.messages (id) on delete cascade,
  -- From 1, in the order in which they came.
  number integer not null,
  name text not null constraint attachments_name_size check (char_length(name) between 1 and 200),
  -- As its sender named it. No page may trust it.
  media_type text not null constraint attachments_media_type_size check (char_length(media_type) <= 200),
  size integer not null,
  unique (message_id, number)
);

create table private.attachment_contents (
  attachment_id uuid primary key references public.attachments (id) on delete cascade,
  content bytea not null
);

alter table public.message_quotations enable row level security;
alter table public.attachments enable row level security;
alter table private.attachment_contents enable row level security;
revoke all on public.message_quotations, public.attachments, private.attachment_contents from anon, authenticated;
grant select on public.message_quotations, public.attachments to authenticated;
grant all on public.message_quotations, public.attachments to service_role;

create policy message_quotations_read on public.message_quotations for select to authenticated
  using ((select private.caller_role()) in ('team', 'founder'));

-- Whoever reads a message reads its files.
create policy attachments_read on public.attachments for select to authenticated
  using (exists (select from public.messages m where m.id = message_id));

-- The content of a file in base64, for those who read its message.
create function public.attachment_content(id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_content bytea;
begin
  select f.content into found_content
    from public.attachments a
    join public.messages m on m.id = a.message_id
    join public.conversations c on c.id = m.conversation_id
    join private.attachment_contents f on f.attachment_id = a.id
    where a.id = attachment_content.id
      and (private.caller_role() in ('team', 'founder')
        or (not m.internal and c.client_id = private.caller_id()));
  if not found then
    raise exception 'You have no file with this ID.' using errcode = '42501';
  end if;
  return translate(encode(found_content, 'base64'), E'\n', '');
end
$$;
revoke execute on function public.attachment_content(uuid) from public, anon;
grant execute on function public.attachment_content(uuid) to authenticated, service_role;

insert into private.rate_limits (name, most, span, refusal) values
  ('mail sender bytes', 2000000, '6 hours',
    'Too much text came from this address. Your email will be sent again later.'),
  ('attachment sender bytes', 20000000, '6 hours', 'Too many files came from this address.'),
  ('attachment bytes', 100000000, '6 hours', 'Too many files came from everywhere.');
update private.rate_limits set refusal = 'Too many emails came from this address. Your email will be sent again later.'
  where name = 'mail sender';

-- A mail program may give several emails one Message-ID. Such an email is the same one only if it says the same.
alter table private.message_origins drop constraint message_origins_mail_id_key,
  -- SHA-256 of the text of an email. Null for those that came before this migration.
  add column digest bytea;
create index message_origins_mail_id on private.message_origins (mail_id);

-- The Message-ID of a reply, without its domain. Its signature proves that whoever names it has seen the email, or a
-- server that returned it.
create function private.message_mail_id(message uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select 'message.' || message || '.' ||
    left(encode(extensions.hmac(convert_to('message ' || message::text, 'UTF8'), k.key, 'sha256'), 'hex'), 21)
  from private.mail_key k
$$;
revoke execute on function private.message_mail_id(uuid) from public;

-- The message that a signed Message-ID names, with or without its domain.
create function private.message_of_mail_id(mail_id text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  named uuid;
begin
  if mail_id !~ '^message\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[0-9a-f]{21}$' then
    return null;
  end if;
  named := split_part(mail_id, '.', 2)::uuid;
  return case when private.message_mail_id(named) = mail_id then named end;
end
$$;
revoke execute on function private.message_of_mail_id(text) from public;

-- Which conversation an email belongs to: that of the token in its recipient, else that of the first email of ours that
-- it names with a signature (`ids`). Null where it belongs to none. `mails` has the emails that it can quote, the newest first.
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
    from unnest(ids) with ordinality as i (id, place)
    where private.message_of_mail_id(i.id) is not null order by i.place limit 1;
  select private.conversation_of_token(substring(i.id from '^reply\+(.*)$')) into named_token
    from unnest(ids) with ordinality as i (id, place)
    where private.conversation_of_token(substring(i.id from '^reply\+(.*)$')) is not null order by i.place limit 1;
  select m.conversation_id into named_conversation from public.messages m where m.id = named_message;
  -- An email of ours names only one conversation: the token in its recipient decides.
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
      select jsonb_agg(jsonb_build_object('sender', o.sender, 'body', o.body, 'quoted', o.quoted, 'link', o.link,
          'kind', o.kind, 'language', private.language_of(o.account_id)) order by m.number desc)
      from (select * from public.messages m
        where m.conversation_id = found_conversation.id and m.kind = 'staff' order by m.number desc limit 5) m
      join private.outbox o on o.message_id = m.id), '[]'));
end
$$;

-- Counts an email before it is parsed. Refuses with 429 when too many came for one conversation.
create function public.count_email(conversation uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.count_against('mail sender', conversation::text);
end
$$;

-- Stores the files of a message, as far as its sender and all senders have room. @returns the numbers of those that were
-- not stored.
create function private.store_attachments(message public.messages, files jsonb, contents text[]) returns integer[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  place integer;
  content bytea;
  stored uuid;
  refused integer[] := '{}';
begin
  for place in 1 .. coalesce(jsonb_array_length(files), 0) loop
    content := decode(contents[place], 'base64');
    if private.take_room('attachment sender bytes', message.conversation_id::text, octet_length(content) + 1000) is null
      or private.take_room('attachment bytes', '', octet_length(content) + 1000) is null then
      refused := refused || place;
      continue;
    end if;
    insert into public.attachments (message_id, number, name, media_type, size)
      values (message.id, place, files -> (place - 1) ->> 'name', files -> (place - 1) ->> 'type', octet_length(content))
      returning id into stored;
    insert into private.attachment_contents (attachment_id, content) values (stored, content);
  end loop;
  return refused;
end
$$;
revoke execute on function private.store_attachments(public.messages, jsonb, text[]) from public;

-- Stores an email in its conversation. @returns 'added', 'known' (the same email came before), 'unknown' (without a token,
-- an email has to come from the conversation's own address) or 'empty'. An automatic reply opens nothing again.
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
  known_as text := case
    when coalesce(receive_email.mail_id, '') = '' then gen_random_uuid() || '@unnamed.invalid'
    -- An index has no room for longer ones.
    when char_length(receive_email.mail_id) > 300
      then encode(sha256(convert_to(receive_email.mail_id, 'UTF8')), 'hex') || '@long.invalid'
    else receive_email.mail_id end;
  clean_body text := left(private.normalise_text(receive_email.body), 20000);
  said_as bytea := sha256(convert_to(receive_email.body || receive_email.quotation, 'UTF8'));
  is_own boolean;
begin
  select * into target from public.conversations c where c.id = receive_email.conversation for update;
  is_own := lower(btrim(receive_email.sender)) = lower(btrim(target.email));
  if target.id is null or not (receive_email.by_token or is_own) then
    return 'unknown';
  end if;
  if exists (select from private.message_origins o join public.messages m on m.id = o.message_id
    where o.mail_id = known_as and m.conversation_id = target.id
      and coalesce(o.digest = said_as, true)) then
    return 'known';
  end if;
  if clean_body = '' then
    return 'empty';
  end if;
  perform private.count_against('mail sender bytes', target.id::text,
    private.bytes_on_disk(octet_length(receive_email.body) + octet_length(quotation)));
  perform private.count_against('conversation bytes', '',
    private.bytes_on_disk(octet_length(receive_email.body) + octet_length(quotation)));
  added := private.add_message(target.id,
    case when target.client_id is null then 'visitor' else 'client' end::public.message_kind,
    target.name, clean_body, reopens => not automatic);
  insert into private.message_origins (message_id, mail_id, digest) values (added.id, known_as, said_as);
  if receive_email.quotation ~ '[^[:space:]]' then
    insert into public.message_quotations (message_id, body) values (added.id, receive_email.quotation);
  end if;
  refused := private.store_attachments(added, files, contents);
  update public.messages m set
      sender_address = case when is_own then '' else left(btrim(receive_email.sender), 320) end,
      has_quotation = receive_email.quotation ~ '[^[:space:]]',
      body = case when cardinality(refused) = 0 then m.body
        else left(m.body, 19000) || E'\n\n' || cardinality(refused) || receive_email.refused_line || (
          select string_agg((f.file ->> 'name') || ', ' || (f.file ->> 'size_text'), '; ' order by f.place)
          from jsonb_array_elements(files) with ordinality as f (file, place)
          where f.place = any (refused) and f.place <= 20) end
    where m.id = added.id;
  return 'added';
end
$$;

-- Marks a reply as failed, for a delivery report that names it with a signature, or that came to the address of its token:
-- then the newest reply that was sent. @returns whether one was marked.
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

-- As before, with what the mail server said.
create or replace function public.settle_mail(mail uuid, problem text, is_final boolean) returns void
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
  update public.messages m set
      delivery = case when settled.sent_at is not null then 'sent'
        when settled.failed_at is not null then 'failed' else 'queued' end::public.delivery_state,
      delivery_problem = case when settled.sent_at is null and settled.failed_at is not null then left(problem, 500)
        else '' end
    where m.id = settled.message_id;
end
$$;

-- As before, with a signed Message-ID for each reply.
drop function public.claim_mails(integer);
create function public.claim_mails(most integer) returns table (
  id uuid, message_id uuid, mail_id text, recipient text, sender text, subject text, body text, quoted text, link text,
  reply_token text, thread text[], attempts integer, language text, kind public.notification_kind, unsubscribe_token text
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.tell_staff();
  return query
    with due as (
      select o.id from private.outbox o
      where o.sent_at is null and o.failed_at is null and o.send_after <= now()
        and (o.claimed_until is null or o.claimed_until <= now())
      order by o.send_after, o.created_at limit most for update skip locked
    ), claimed as (
      update private.outbox o set attempts = o.attempts + 1, claimed_until = now() + interval '2 minutes'
      from due where o.id = due.id returning o.*
    )
    select o.id, o.message_id, coalesce(private.message_mail_id(o.message_id), 'mail.' || o.id), o.recipient, o.sender,
      o.subject, o.body, o.quoted, o.link,
      private.reply_token(m.conversation_id),
      case when m.id is not null then array['conversation.' || m.conversation_id] || array(
        select earlier.mail from (
          select e.number, coalesce(f.mail_id, case e.kind when 'staff' then private.message_mail_id(e.id) end) as mail
          from public.messages e left join private.message_origins f on f.message_id = e.id
          where e.conversation_id = m.conversation_id and e.number < m.number
            and (f.mail_id is not null or e.kind = 'staff')
          order by e.number desc limit 10) earlier
        order by earlier.number)
      else array[]::text[] end,
      o.attempts, private.language_of(o.account_id), o.kind, t.token
    from claimed o left join public.messages m on m.id = o.message_id
      left join private.unsubscribe_tokens t on t.user_id = o.account_id and t.kind = o.kind
    order by o.send_after, o.created_at;
end
$$;

drop function public.take_in_mail(text, text, text, text, text[], boolean);
drop function private.conversation_of_mails(text[]);

revoke execute on function public.find_email_thread(text, text[]), public.count_email(uuid),
  public.receive_email(uuid, boolean, text, text, text, text, boolean, jsonb, text[], text),
  public.report_undelivered(uuid, uuid, text), public.claim_mails(integer) from public, anon, authenticated;
grant execute on function public.find_email_thread(text, text[]), public.count_email(uuid),
  public.receive_email(uuid, boolean, text, text, text, text, boolean, jsonb, text[], text),
  public.report_undelivered(uuid, uuid, text), public.claim_mails(integer) to service_role;

-- As before, with the files of each message.
create or replace function private.export_account() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'account', jsonb_build_object('id', u.id, 'email', u.email, 'name', u.raw_user_meta_data ->> 'fullName',
      'created_at', u.created_at, 'confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at),
    'profile', (select to_jsonb(p) from public.profiles p where p.user_id = u.id),
    'staff', to_jsonb(private.staff_of(u.id)),
    'sessions', coalesce((select jsonb_agg(to_jsonb(s)) from public.my_sessions() s), '[]'),
    'conversations', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'subject', c.subject, 'name', c.name, 'email', c.email,
          'source_page', c.source_page, 'status', c.status, 'created_at', c.created_at, 'messages', coalesce((
            select jsonb_agg(jsonb_build_object('kind', m.kind, 'author', m.author_name, 'body', m.body,
                'sender_address', m.sender_address, 'created_at', m.created_at,
                'quotation', (select q.body from public.message_quotations q where q.message_id = m.id),
                'files', coalesce((
                  select jsonb_agg(jsonb_build_object('name', a.name, 'media_type', a.media_type, 'size', a.size,
                      'content', translate(encode(f.content, 'base64'), E'\n', '')) order by a.number)
                  from public.attachments a join private.attachment_contents f on f.attachment_id = a.id
                  where a.message_id = m.id), '[]')) order by m.number)
            from public.messages m where m.conversation_id = c.id and not m.internal), '[]'))
        order by c.created_at)
      from public.conversations c where c.client_id = u.id), '[]'))
  from auth.users u where u.id = private.account_calling()
$$;
