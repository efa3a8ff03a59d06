-- Floods: what is stored has a limit in bytes, in all and for each kind of event, and nobody goes uncounted.

-- The founder's queries add these up and sort by them: a text or a huge number among them would break all of it.
delete from public.client_events
  where (detail ? 'count' and (detail @@ 'strict $.count >= 1 && $.count <= 1000 && $.count.floor() == $.count') is not true)
    or (detail ? 'value' and (detail @@ 'strict $.value >= 0 && $.value <= 3600000') is not true);
alter table public.client_events
  -- How often it happened in one page.
  add constraint client_events_count_range check (not detail ? 'count'
    or (detail @@ 'strict $.count >= 1 && $.count <= 1000 && $.count.floor() == $.count') is true),
  -- Milliseconds, up to an hour; of CLS a figure without a unit.
  add constraint client_events_value_range check (not detail ? 'value'
    or (detail @@ 'strict $.value >= 0 && $.value <= 3600000') is true);

-- What is cleared away is to make room at once: by default a fifth of the table may be dead.
alter table public.client_events set (autovacuum_vacuum_scale_factor = 0.02);

-- `most` counts what the limit's name says: messages, or bytes on the disk where the name says so.
delete from private.rate_limits where name in ('event address', 'event all');
insert into private.rate_limits (name, most, span, refusal) values
  ('contact bytes', 2500000, '6 hours',
    'Too many messages came from everywhere. Please wait a few hours and send yours again.'),
  -- Of one kind from one network: thirty of the longest that browsers tell, which is as many as a page does.
  ('event network bytes', 80000, '6 hours', 'Too many events came from your network.'),
  -- Of one kind from everywhere; what is no kind of ours is 'other'. Together they are all that is stored.
  ('event bytes error', 200000, '6 hours', 'Too many events of this kind.'),
  ('event bytes rejection', 200000, '6 hours', 'Too many events of this kind.'),
  ('event bytes render-error', 200000, '6 hours', 'Too many events of this kind.'),
  ('event bytes load-failed', 200000, '6 hours', 'Too many events of this kind.'),
  ('event bytes fall-back', 200000, '6 hours', 'Too many events of this kind.'),
  ('event bytes csp-violation', 200000, '6 hours', 'Too many events of this kind.'),
  ('event bytes web-vital', 200000, '6 hours', 'Too many events of this kind.'),
  ('event bytes other', 200000, '6 hours', 'Too many events of this kind.'),
  -- Thirty days are 120 spans.
  ('event bytes', 1600000, '6 hours', 'Too many events came from everywhere.');

-- Counts `amount` more for `who` under a limit, if there is room for it. Returns the count, or null where there is none.
create function private.take_room(limit_name text, who text, amount integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  allowed private.rate_limits;
  hashed text;
  counted integer;
begin
  select * into strict allowed from private.rate_limits l where l.name = limit_name;
  select encode(extensions.hmac(convert_to(who, 'UTF8'), k.key, 'sha256'), 'hex')
    into strict hashed from private.rate_key k;
  -- One transaction counts at a time. Two that count the same subjects in another order, as two batches do whose
  -- senders are the same, would wait for each other for ever.
  perform pg_advisory_xact_lock(hashtextextended('private.take_room', 0));
  insert into private.rate_counts as c (name, subject, ends_at, reached)
    select limit_name, hashed, now() + allowed.span, amount where amount <= allowed.most
    on conflict (name, subject) do update set
      ends_at = case when c.ends_at > now() then c.ends_at else excluded.ends_at end,
      reached = case when c.ends_at > now() then c.reached + amount else amount end
      where c.ends_at <= now() or c.reached + amount <= allowed.most
    returning c.reached into counted;
  if counted = amount then
    delete from private.rate_counts where ends_at < now();
  end if;
  return counted;
end
$$;
revoke execute on function private.take_room(text, text, integer) from public;

-- Counts as take_room does. Refuses above the limit, with HTTP status 429 and the limit's words.
drop function private.count_against(text, text);
create function private.count_against(limit_name text, who text, amount integer default 1) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer := private.take_room(limit_name, who, amount);
begin
  if counted is null then
    raise exception using errcode = 'PT429',
      message = (select l.refusal from private.rate_limits l where l.name = limit_name);
  end if;
  return counted;
end
$$;
revoke execute on function private.count_against(text, text, integer) from public;

-- Text as an address, or null when it is none. Some proxies add the port, some servers write IPv4 as ::ffff:192.0.2.1.
create or replace function private.to_address(value text) returns inet
language plpgsql immutable set search_path = ''
as $$
declare
  bare text := regexp_replace(regexp_replace(btrim(value),
    '^\[([^]]*)\](:\d{1,5})?$|^(\d+\.\d+\.\d+\.\d+):\d{1,5}$', '\1\3'), '^::ffff:([0-9.]+)$', '\1', 'i');
begin
  return case when bare ~ '^[0-9a-fA-F:.]+$' then bare::inet end;
exception when invalid_text_representation then
  return null;
end
$$;

-- Where the request comes from; of IPv6 the network, because one customer has the whole /64. What cannot be read as an
-- address is 0.0.0.0: nobody's, so all who send such things share one. Null where nobody says so, as on a developer's
-- machine: then only the limits of other kinds apply.
--
-- Hosted is behind Cloudflare, which sets cf-connecting-ip itself: a client cannot. Elsewhere it is the last entry of
-- x-forwarded-for that is no private address: proxies append, so what stands before it may be made up. Behind a proxy
-- of your own, have it remove cf-connecting-ip, or visitors choose their address.
create or replace function private.client_address() returns inet
language sql stable set search_path = ''
as $$
  with told (address) as (
    select coalesce(private.to_address(entry), '0.0.0.0')
    from string_to_table(
      coalesce(nullif(private.request_header('cf-connecting-ip'), ''), private.request_header('x-forwarded-for')),
      ',') with ordinality as hops (entry, place)
    where not coalesce(private.to_address(entry) <<= any (array[
      '127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16',
      '::1/128', 'fc00::/7', 'fe80::/10']::inet[]), false)
    order by place desc
    limit 1
  )
  select case family(address) when 6 then network(set_masklen(address, 64)) else address end
  from told
$$;

-- What a row takes on the disk, in bytes and never too little: the rest is for its indexes and what no page can fill.
-- docs/reliability.md has it measured.
create function private.bytes_on_disk(size integer) returns integer
language sql immutable set search_path = ''
as $$
  select size * 3 / 2 + 50
$$;
revoke execute on function private.bytes_on_disk(integer) from public;

-- What there is no room for is left out, so that the other events of its request are stored all the same.
create or replace function private.admit_client_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  address inet := private.client_address();
  bytes integer := private.bytes_on_disk(pg_column_size(new));
  of_kind text;
  counted integer;
begin
  -- The embedded backend does not enforce column grants, so the time is set here as well.
  new.created_at := now();
  select l.name into of_kind from private.rate_limits l where l.name = 'event bytes ' || new.kind;
  of_kind := coalesce(of_kind, 'event bytes other');
  -- The network comes first: what it sends above its limit takes nobody else's room.
  if address is not null
    and private.take_room('event network bytes', of_kind || ' ' || host(address), bytes) is null then
    return null;
  end if;
  if private.take_room(of_kind, '', bytes) is null then
    return null;
  end if;
  counted := private.take_room('event bytes', '', bytes);
  if counted is null then
    return null;
  end if;
  -- The first of each span clears away what is older than a month.
  if counted = bytes then
    delete from public.client_events where created_at < now() - interval '30 days';
  end if;
  return new;
end
$$;

-- Says so when nothing of a request was stored.
create function private.refuse_client_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from stored) then
    raise exception 'Too many events.' using errcode = 'PT429';
  end if;
  return null;
end
$$;
revoke execute on function private.refuse_client_events() from public;

create trigger refuse_client_events after insert on public.client_events
  referencing new table as stored
  for each statement execute function private.refuse_client_events();

-- As before, and within the limit on all messages together.
create or replace function private.admit_contact_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  header text := private.request_header('idempotency-key');
  stored public.contact_messages;
  address inet := private.client_address();
begin
  -- Whatever the row says: locally it may, hosted it has no right to this column.
  new.idempotency_key := null;
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
      if (stored.name, stored.email, stored.subject, stored.message)
        is distinct from (new.name, new.email, new.subject, new.message) then
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
