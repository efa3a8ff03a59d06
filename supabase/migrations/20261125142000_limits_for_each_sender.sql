-- Each network and each account has its own limit, which counts before a shared limit. A part of each shared limit is
-- reserved for senders that have used little of it, so that no account and no network closes a form for all others.
-- Bytes are those on the disk, with search terms and indexes.

alter table private.rate_limits
  -- The last part of a shared limit. Only senders that have used at most `small` in this span can use it.
  add column reserve integer not null default 0 constraint rate_limits_reserve_size check (reserve >= 0),
  add column small integer not null default 0 constraint rate_limits_small_size check (small >= 0);

-- An email flood no longer uses up what clients may write in the portal.
update private.rate_limits set most = 10000000, reserve = 5000000, small = 350000 where name = 'contact bytes';
update private.rate_limits set most = 10000000, reserve = 5000000, small = 700000 where name = 'conversation bytes';
update private.rate_limits set most = 1500000 where name = 'mail sender bytes';
update private.rate_limits set reserve = 50000000, small = 8000000 where name = 'attachment bytes';
update private.rate_limits set most = 16000000 where name = 'attachment sender bytes';
update private.rate_limits set most = 40000 where name = 'event network bytes';
update private.rate_limits set reserve = 80000, small = 7000 where name like 'event bytes %';
-- The limits of all kinds together are as much.
delete from private.rate_limits where name = 'event bytes';
insert into private.rate_limits (name, most, span, refusal, reserve, small) values
  ('contact network bytes', 1000000, '6 hours',
    'Too many messages came from your network. Please wait a few hours and send yours again.', 0, 0),
  -- A provider gives some customers an IPv6 /48, which has 65,536 networks.
  ('contact wide network bytes', 2000000, '6 hours',
    'Too many messages came from your network. Please wait a few hours and send yours again.', 0, 0),
  ('conversation account bytes', 1500000, '6 hours',
    'Too many messages came from you. Please wait a few hours and send yours again.', 0, 0),
  ('conversation network bytes', 2000000, '6 hours',
    'Too many messages came from your network. Please wait a few hours and send yours again.', 0, 0),
  ('mail owner bytes', 2000000, '6 hours',
    'Too much text came from this address. Your email will be sent again later.', 0, 0),
  ('mail bytes', 10000000, '6 hours',
    'Too many emails came from everywhere. Your email will be sent again later.', 5000000, 700000),
  ('attachment owner bytes', 24000000, '6 hours', 'Too many files came from this address.', 0, 0),
  ('event wide network bytes', 80000, '6 hours', 'Too many events came from your network.', 0, 0);

-- The keyed hash under which a network, an account or an address is counted.
create function private.subject_hash(who text) returns text
language sql stable security definer set search_path = ''
as $$
  select encode(extensions.hmac(convert_to(who, 'UTF8'), k.key, 'sha256'), 'hex') from private.rate_key k
$$;

-- How much a subject has used of a limit in the current span.
create function private.used_of(limit_name text, who text) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce((select c.reached from private.rate_counts c
    where c.name = limit_name and c.subject = private.subject_hash(who) and c.ends_at > now()), 0)
$$;

create or replace function private.seconds_until_free(limit_name text, who text) returns integer
language sql stable security definer set search_path = ''
as $$
  select greatest(1, ceil(extract(epoch from coalesce(c.ends_at - now(), l.span))))::integer
  from private.rate_limits l
    left join private.rate_counts c on c.name = l.name and c.ends_at > now() and c.subject = private.subject_hash(who)
  where l.name = limit_name
$$;

-- As before, but only this subject's row is locked until the transaction ends. A subject above its limit locks nothing.
create or replace function private.take_room(limit_name text, who text, amount integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  allowed private.rate_limits;
  counted integer;
begin
  select * into strict allowed from private.rate_limits l where l.name = limit_name;
  if private.used_of(limit_name, who)::bigint + amount > allowed.most then
    return null;
  end if;
  insert into private.rate_counts as c (name, subject, ends_at, reached)
    values (limit_name, private.subject_hash(who), now() + allowed.span, amount)
    on conflict (name, subject) do update set
      ends_at = case when c.ends_at > now() then c.ends_at else excluded.ends_at end,
      reached = case when c.ends_at > now() then c.reached + amount else amount end
      where c.ends_at <= now() or c.reached::bigint + amount <= allowed.most
    returning c.reached into counted;
  return counted;
end
$$;

-- Deletes the counts of spans that have ended. Rows that another transaction uses are skipped, so that none waits.
create function private.clear_counts() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.rate_counts where ctid = any (array(
    select c.ctid from private.rate_counts c where c.ends_at < now() limit 1000 for update skip locked))
$$;

-- The limits of a sender and the shared one, which is the last, with what they count once `bytes` are added. Limits whose
-- names do not end with "bytes" count 1. A subject that is null is not counted.
create function private.limits_with(shared text, limits text[], subjects text[], bytes integer)
returns table (place integer, name text, subject text, span interval, amount integer, counted bigint, most integer,
  reserve integer, small integer, is_bytes boolean, is_shared boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select a.place::integer, a.name, a.subject, l.span, a.amount,
      coalesce(c.reached, 0)::bigint + a.amount, l.most, l.reserve, l.small, a.is_bytes, a.is_shared
    from (
      select asked.place, asked.name, asked.place > cardinality(limits) as is_shared,
        asked.name like '%bytes' as is_bytes,
        case when asked.name like '%bytes' or asked.place > cardinality(limits) then bytes else 1 end as amount,
        encode(extensions.hmac(convert_to(asked.who, 'UTF8'), k.key, 'sha256'), 'hex') as subject
      from unnest(limits || shared, subjects || ''::text) with ordinality as asked (name, who, place)
        cross join private.rate_key k
      where asked.who is not null) a
    join private.rate_limits l on l.name = a.name
    left join private.rate_counts c on c.name = a.name and c.subject = a.subject and c.ends_at > now();
end
$$;

-- Whether a shared limit and the limits of a sender have room for `bytes`. @returns the place of the limit without room, 0
-- for the shared limit, or null. A sender without a known subject cannot use the reserve.
create function private.limit_without_room(shared text, limits text[], subjects text[], bytes integer) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_place integer;
begin
  select coalesce(min(l.place) filter (where not l.is_shared and l.counted > l.most),
      case when bool_or(l.is_shared and l.counted > l.most - case
        when (select max(own.counted) from private.limits_with(shared, limits, subjects, bytes) own
          where own.is_bytes and not own.is_shared) <= l.small then 0 else l.reserve end) then 0 end)
    into found_place
    from private.limits_with(shared, limits, subjects, bytes) l;
  return found_place;
end
$$;

-- Counts `bytes` under a shared limit and the limits of a sender, or nothing where one of them has no room.
-- @returns as limit_without_room. Transactions count under a shared limit one after the other, so call this last.
create function private.count_shared(shared text, limits text[], subjects text[], bytes integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  full_limit integer := private.limit_without_room(shared, limits, subjects, bytes);
begin
  -- A sender above its own limit never holds the lock.
  if full_limit is not null then
    return full_limit;
  end if;
  -- All kinds of events have one lock: two requests may contain them in another order.
  perform pg_advisory_xact_lock(hashtextextended('private.rate_limits ' || split_part(shared, ' bytes', 1), 0));
  full_limit := private.limit_without_room(shared, limits, subjects, bytes);
  if full_limit is not null then
    return full_limit;
  end if;
  insert into private.rate_counts as c (name, subject, ends_at, reached)
    select l.name, l.subject, now() + l.span, l.amount
    from private.limits_with(shared, limits, subjects, bytes) l
    on conflict (name, subject) do update set
      ends_at = case when c.ends_at > now() then c.ends_at else excluded.ends_at end,
      reached = case when c.ends_at > now() then c.reached else 0 end + excluded.reached;
  return null;
end
$$;

-- Refuses with HTTP status 429, the words of the limit without room, and when it ends.
create function private.refuse_without_room(full_limit integer, shared text, limits text[], subjects text[]) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  limit_name text := case when full_limit = 0 then shared else limits[full_limit] end;
  who text := case when full_limit = 0 then '' else subjects[full_limit] end;
begin
  if full_limit is null then
    return;
  end if;
  raise exception using errcode = 'PT429',
    message = (select l.refusal from private.rate_limits l where l.name = limit_name),
    detail = 'retry_after=' || private.seconds_until_free(limit_name, who);
end
$$;

-- The network of a request as text: one IPv4 address, or an IPv6 /64.
create function private.client_network() returns text
language sql stable security definer set search_path = ''
as $$
  select host(private.client_address())
$$;

-- Of an IPv6 request the /48 that its network is part of. Null for IPv4.
create function private.client_wide_network() returns text
language sql stable security definer set search_path = ''
as $$
  select case family(address) when 6 then network(set_masklen(address, 48))::text end
  from private.client_address() as address
$$;

-- At least the bytes that a stored text takes on the disk, with the search terms that it adds and their index.
-- `terms` and `term_bytes` are those of the tsvector. docs/reliability.md has the measurements.
create function private.text_bytes(octets integer, copies integer, terms integer, term_bytes integer) returns integer
language sql immutable set search_path = ''
as $$
  select 2500 + octets * copies * 27 / 20 + 60 * terms + 3 * term_bytes
$$;

-- The most that a text can take, without looking for its terms. `private.search_vector` keeps 3,000 terms of a text, and
-- an email address or a number gives more than one term.
create function private.most_text_bytes(value text, copies integer) returns integer
language sql immutable set search_path = ''
as $$
  select private.text_bytes(octet_length(value), copies, terms, 8 * terms + octet_length(value) * 4 / 3)
  from least(3000, char_length(value) * 9 / 20 + 40) as terms
$$;

create function private.vector_bytes(terms tsvector) returns integer
language sql immutable set search_path = ''
as $$
  -- The column may be compressed: this is not.
  select pg_column_size(terms || ''::tsvector)
$$;

-- A request may insert so many rows. More would hold the lock of a shared limit for long.
create function private.count_row_of_request(most integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  rows integer := coalesce(nullif(current_setting('torsa.rows', true), '')::integer, 0) + 1;
begin
  if rows > most and nullif(current_setting('request.headers', true), '') is not null then
    raise exception 'A request takes at most % rows.', most using errcode = 'PT413';
  end if;
  perform set_config('torsa.rows', rows::text, true);
end
$$;

create function private.start_counting_rows() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform set_config('torsa.rows', '0', true);
  perform set_config('torsa.event_bytes', '', true);
  return null;
end
$$;

create trigger a_start_counting_rows before insert on public.contact_messages
  for each statement execute function private.start_counting_rows();
create trigger a_start_counting_rows before insert on public.client_events
  for each statement execute function private.start_counting_rows();

-- The limits of a visitor. Other people can type the same address, so that it counts only together with the network.
create function private.contact_limits(sender text, out limits text[], out subjects text[])
language sql stable security definer set search_path = ''
as $$
  select array['contact address', 'contact sender', 'contact network bytes', 'contact wide network bytes'],
    array[network, concat_ws(' ', network, lower(btrim(sender))), network, private.client_wide_network()]
  from private.client_network() as network
$$;

-- As before. Before the message is stored, the limits must have room for the most that it can take.
create or replace function private.admit_contact_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  header text := private.request_header('idempotency-key');
  stored public.contact_messages;
  sender record;
  -- Values that the sender does not set.
  ours constant text[] := array['id', 'created_at', 'idempotency_key', 'source_page'];
begin
  perform private.count_row_of_request(1);
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
  sender := private.contact_limits(new.email);
  perform private.refuse_without_room(
    private.limit_without_room('contact bytes', sender.limits, sender.subjects,
      private.most_text_bytes(left(concat_ws(' ', new.name, new.email, new.subject, new.message), 6000), 2)),
    'contact bytes', sender.limits, sender.subjects);
  return new;
end
$$;

-- Counts a message once it is stored with its conversation, so that the lock of the shared limit is held for a moment.
create function private.count_contact_message() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  sender record := private.contact_limits(new.email);
  said text := concat_ws(' ', new.name, new.email, new.subject, new.message);
  terms tsvector;
begin
  select c.search into terms from public.conversations c
    where private.email_key(c.email) = private.email_key(new.email) and c.created_at = date_trunc('milliseconds', new.created_at)
    order by length(c.search) desc limit 1;
  perform private.refuse_without_room(
    private.count_shared('contact bytes', sender.limits, sender.subjects, case when found
      then private.text_bytes(octet_length(said), 2, length(terms), private.vector_bytes(terms))
      else private.most_text_bytes(said, 2) end),
    'contact bytes', sender.limits, sender.subjects);
  perform private.clear_counts();
  return null;
end
$$;

-- After `open_conversation`: triggers run in the order of their names.
create trigger z_count_contact_message after insert on public.contact_messages
  for each row execute function private.count_contact_message();

-- The bytes of a new message, which may have added search terms to its conversation.
create function private.added_bytes(before public.conversations, octets integer) returns integer
language sql stable security definer set search_path = ''
as $$
  select private.text_bytes(octets, 1, greatest(0, length(c.search) - length(before.search)),
    greatest(0, private.vector_bytes(c.search) - private.vector_bytes(before.search)))
  from public.conversations c where c.id = before.id
$$;

-- The subject of a conversation's emails: its client, or the address that it was opened with.
create function private.mail_owner(conversation public.conversations) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(conversation.client_id::text, lower(btrim(conversation.email)))
$$;

-- As before, within the limits of the conversation and its owner.
create or replace function private.store_attachments(message public.messages, files jsonb, contents text[])
returns integer[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  place integer;
  content bytea;
  stored uuid;
  refused integer[] := '{}';
  limits constant text[] := array['attachment sender bytes', 'attachment owner bytes'];
  subjects text[];
begin
  select array[c.id::text, private.mail_owner(c)] into subjects
    from public.conversations c where c.id = message.conversation_id;
  for place in 1 .. coalesce(jsonb_array_length(files), 0) loop
    content := decode(contents[place], 'base64');
    if private.count_shared('attachment bytes', limits, subjects, octet_length(content) * 21 / 20 + 1000) is not null then
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

-- As before, within the limits of the conversation and its owner.
create or replace function public.receive_email(
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
  limits constant text[] := array['mail sender bytes', 'mail owner bytes'];
  subjects text[];
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
  subjects := array[target.id::text, private.mail_owner(target)];
  perform private.refuse_without_room(
    private.limit_without_room('mail bytes', limits, subjects,
      private.most_text_bytes(clean_body, 1) + octet_length(quotation) * 27 / 20),
    'mail bytes', limits, subjects);
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
  perform private.refuse_without_room(
    private.count_shared('mail bytes', limits, subjects,
      private.added_bytes(target, octet_length(clean_body) + octet_length(quotation))),
    'mail bytes', limits, subjects);
  return 'added';
end
$$;

-- Searched text is stored again with each message. The disk keeps older versions only until autovacuum has run, which by
-- default waits for a fifth of the table.
alter table public.conversations set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 200,
  toast.autovacuum_vacuum_scale_factor = 0, toast.autovacuum_vacuum_threshold = 2000);

-- As before, within the limits of the network, at most 50 events in a request. Nothing is locked before the request ends.
create or replace function private.admit_client_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- The bytes of this request, for each kind.
  stored jsonb := coalesce(nullif(current_setting('torsa.event_bytes', true), ''), '{}');
  of_kind text;
  bytes integer;
begin
  perform private.count_row_of_request(50);
  -- The embedded backend does not enforce column grants, so the time is set here as well.
  new.created_at := now();
  select l.name into of_kind from private.rate_limits l where l.name = 'event bytes ' || new.kind;
  of_kind := coalesce(of_kind, 'event bytes other');
  bytes := coalesce((stored ->> of_kind)::integer, 0) + private.bytes_on_disk(pg_column_size(new));
  if private.limit_without_room(of_kind, array['event network bytes', 'event wide network bytes'],
    private.event_senders(of_kind), bytes) is not null then
    return null;
  end if;
  perform set_config('torsa.event_bytes', (stored || jsonb_build_object(of_kind, bytes))::text, true);
  return new;
end
$$;

-- A network is counted for each kind, so that its events of one kind hide none of another.
create function private.event_senders(of_kind text) returns text[]
language sql stable security definer set search_path = ''
as $$
  select array[of_kind || ' ' || private.client_network(), of_kind || ' ' || private.client_wide_network()]
$$;

-- Counts what a request stores. The first request of a span clears away what is older than a month. Says so when nothing
-- was stored, or when another request used the room in the meantime.
create or replace function private.refuse_client_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kind record;
  is_full boolean := not exists (select from stored);
begin
  for kind in
    select k.key as name, k.value::integer as bytes
    from jsonb_each_text(coalesce(nullif(current_setting('torsa.event_bytes', true), ''), '{}')::jsonb) k order by k.key
  loop
    if private.used_of(kind.name, '') = 0
      and pg_try_advisory_xact_lock(hashtextextended('private.clear_client_events', 0)) then
      delete from public.client_events where created_at < now() - interval '30 days';
      perform private.clear_counts();
    end if;
    is_full := is_full or private.count_shared(kind.name, array['event network bytes', 'event wide network bytes'],
      private.event_senders(kind.name), kind.bytes) is not null;
  end loop;
  if is_full then
    raise exception 'Too many events.' using errcode = 'PT429';
  end if;
  return null;
end
$$;

revoke execute on function private.subject_hash(text), private.used_of(text, text), private.clear_counts(),
  private.limits_with(text, text[], text[], integer), private.event_senders(text),
  private.limit_without_room(text, text[], text[], integer), private.count_shared(text, text[], text[], integer),
  private.refuse_without_room(integer, text, text[], text[]), private.client_network(), private.client_wide_network(),
  private.text_bytes(integer, integer, integer, integer), private.most_text_bytes(text, integer),
  private.vector_bytes(tsvector), private.count_row_of_request(integer), private.start_counting_rows(),
  private.contact_limits(text), private.count_contact_message(), private.added_bytes(public.conversations, integer),
  private.mail_owner(public.conversations) from public;
