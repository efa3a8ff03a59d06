-- The page of our own site from which somebody came to the contact form: a path, without a query. Empty where it is not
-- known. It comes in a header, as its sender does not say it: whatever it is, it refuses no message.

alter table public.contact_messages add column source_page text not null default ''
  constraint contact_source_page_form check (source_page ~ '^(/[a-z0-9:/-]{0,199})?$');

alter table public.conversations add column source_page text not null default ''
  constraint conversations_source_page_form check (source_page ~ '^(/[a-z0-9:/-]{0,199})?$');

-- As before, and where it came from.
create or replace function private.open_conversation(message public.contact_messages, client uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  parts text[] := regexp_split_to_array(message.message,
    '(^|\n)[ \t]*-{3,}[ \t]*(Chat|চ্যাট)[ \t]*-{3,}[ \t\r]*(\n|$)', 'i');
  chat text := btrim(array_to_string(parts[2:], E'\n'), E' \t\r\n');
  typed text := case when chat <> '' then btrim(parts[1], E' \t\r\n') else message.message end;
  kind public.message_kind := case when client is null then 'visitor' else 'client' end;
  opened uuid;
begin
  insert into public.conversations (subject, name, email, client_id, source_page, created_at, search)
    values (message.subject, message.name, message.email, client, coalesce(message.source_page, ''),
      date_trunc('milliseconds', message.created_at),
      to_tsvector('simple', concat_ws(' ', message.subject, message.name, message.email,
        regexp_replace(message.email, '[^[:alnum:]]+', ' ', 'g'))))
    returning id into opened;
  if chat <> '' then
    perform private.add_message(opened, 'chat', message.name, chat, written_at => message.created_at);
  end if;
  if typed ~ '[^[:space:]]' then
    perform private.add_message(opened, kind, message.name, typed, written_at => message.created_at);
  end if;
end
$$;

-- As before, and the page: a message sent again after a lost answer is the same one, wherever its sender has been in
-- between.
create or replace function private.admit_contact_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  header text := private.request_header('idempotency-key');
  stored public.contact_messages;
  address inet := private.client_address();
  -- What its sender does not say.
  ours constant text[] := array['id', 'created_at', 'idempotency_key', 'source_page'];
begin
  -- Whatever the row says: locally it may, hosted it has no right to these columns.
  new.idempotency_key := null;
  new.source_page := coalesce(substring(private.request_header('source-page') from '^/[a-z0-9:/-]{0,199}$'), '');
  if header is not null then
    begin
      new.idempotency_key := header::uuid;
    exception when invalid_text_representation then
      raise exception 'Idempotency-Key must be a UUID.' using errcode = 'PT400';
    end;
    -- A retry that overtakes its first attempt waits here until that one has ended.
    perform pg_advisory_xact_lock(hashtextextended(new.idempotency_key::text, 0));
    select * into stored from public.contact_messages m
      where m.idempotency_key = new.idempotency_key;
    if found then
      if to_jsonb(stored) - ours is distinct from to_jsonb(new) - ours then
        raise exception 'This Idempotency-Key belongs to another message.' using errcode = 'PT409';
      end if;
      -- Stored already: the insert ends here, and the caller hears of a success.
      return null;
    end if;
  end if;
  if address is not null then
    perform private.count_against('contact address', host(address));
  end if;
  perform private.count_against('contact sender', lower(btrim(new.email)));
  perform private.count_against('contact bytes', '', private.bytes_on_disk(pg_column_size(new)));
  return new;
end
$$;

-- As before, with the page of each conversation.
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
                'created_at', m.created_at) order by m.number)
            from public.messages m where m.conversation_id = c.id and not m.internal), '[]'))
        order by c.created_at)
      from public.conversations c where c.client_id = u.id), '[]'))
  from auth.users u where u.id = private.account_calling()
$$;
