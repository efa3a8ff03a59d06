-- Creates the rate limits, which count uses, or disk bytes if the limit's name ends with "bytes"
-- (docs/reliability.md).
--
-- The period of a rate limit (`span`) begins with the first use.
create table private.rate_limits (
  name text primary key,
  maximum integer not null constraint rate_limits_maximum_positive check (maximum > 0),
  span interval not null constraint rate_limits_span_positive check (span > interval '0'),
  refusal text not null,
  -- The share of a rate limit that only small senders can use, who have used at most `small` in this period.
  reserve integer not null default 0 constraint rate_limits_reserve_size check (reserve >= 0),
  small integer not null default 0 constraint rate_limits_small_size check (small >= 0)
);

insert into private.rate_limits (name, maximum, span, refusal, reserve, small) values
  -- Limits per IP address allow many people, because a school or an office often has only one IP address.
  ('contact address', 40, '1 hour',
    'Too many messages came from your network. Please wait an hour and send yours again.', 0, 0),
  ('contact sender', 20, '10 minutes',
    'Too many messages came from this email address. Please wait ten minutes and send yours again.', 0, 0),
  ('contact network bytes', 1000000, '6 hours',
    'Too many messages came from your network. Please wait a few hours and send yours again.', 0, 0),
  -- Limits per IPv6 /48 network exist, because some internet providers give one customer such a network.
  ('contact wide network bytes', 2000000, '6 hours',
    'Too many messages came from your network. Please wait a few hours and send yours again.', 0, 0),
  ('contact bytes', 10000000, '6 hours',
    'Too many messages came from all senders together. Please wait a few hours and send yours again.', 5000000, 350000),
  ('conversation writer', 30, '10 minutes',
    'Too many messages came from you. Please wait ten minutes and send yours again.', 0, 0),
  ('conversation account bytes', 1500000, '6 hours',
    'Too many messages came from you. Please wait a few hours and send yours again.', 0, 0),
  ('conversation network bytes', 2000000, '6 hours',
    'Too many messages came from your network. Please wait a few hours and send yours again.', 0, 0),
  ('conversation bytes', 10000000, '6 hours',
    'Too many messages came from all senders together. Please wait a few hours and send yours again.', 5000000, 700000),
  ('mail sender', 30, '10 minutes',
    'Too many emails came from this address. Your email will be sent again later.', 0, 0),
  ('mail sender bytes', 1500000, '6 hours',
    'Too much text came from this address. Your email will be sent again later.', 0, 0),
  ('mail owner bytes', 2000000, '6 hours',
    'Too much text came from this address. Your email will be sent again later.', 0, 0),
  ('mail bytes', 10000000, '6 hours',
    'Too many emails came from all senders together. Your email will be sent again later.', 5000000, 700000),
  ('attachment sender bytes', 16000000, '6 hours', 'Too many files came from this address. Send them again later.', 0, 0),
  ('attachment owner bytes', 24000000, '6 hours', 'Too many files came from this address. Send them again later.', 0, 0),
  ('attachment bytes', 100000000, '6 hours', 'Too many files came from all senders together. Send them again later.', 50000000, 8000000),
  ('team question', 300, '1 hour',
    'Too many logins were tried from your network. Please wait an hour and try again.', 0, 0),
  ('employee network', 60, '1 hour', 'Too many logins were tried from your network. Please wait an hour.', 0, 0),
  ('employee ID', 10, '1 hour',
    'Too many logins were tried from your network. Please wait an hour, or use the team login.', 0, 0),
  ('employee ID everywhere', 200, '1 hour',
    'This ID was tried too often. Please wait an hour, or use the team login.', 0, 0),
  ('account password', 10, '1 hour', 'Your password was checked too often. Please wait an hour and try again.', 0, 0),
  ('report email', 10, '1 hour', 'You emailed yourself too many reports. Please wait an hour and try again.', 0, 0),
  ('staff invitation', 60, '1 hour', 'You sent too many invitations. Please wait an hour and try again.', 0, 0),
  -- Limits of client events (reports of browsers) by event type and network.
  ('event network bytes', 40000, '6 hours', 'Too many events came from your network. Send new events later.', 0, 0),
  ('event wide network bytes', 80000, '6 hours', 'Too many events came from your network. Send new events later.', 0, 0),
  -- Limits of client events (reports of browsers) by event type, for all networks together. Unknown types count as
  -- 'other'.
  ('event bytes error', 200000, '6 hours', 'Too many events of this kind were sent. Send new events later.', 80000, 7000),
  ('event bytes rejection', 200000, '6 hours', 'Too many events of this kind were sent. Send new events later.', 80000, 7000),
  ('event bytes render-error', 200000, '6 hours', 'Too many events of this kind were sent. Send new events later.', 80000, 7000),
  ('event bytes load-failed', 200000, '6 hours', 'Too many events of this kind were sent. Send new events later.', 80000, 7000),
  ('event bytes fall-back', 200000, '6 hours', 'Too many events of this kind were sent. Send new events later.', 80000, 7000),
  ('event bytes csp-violation', 200000, '6 hours', 'Too many events of this kind were sent. Send new events later.', 80000, 7000),
  ('event bytes web-vital', 200000, '6 hours', 'Too many events of this kind were sent. Send new events later.', 80000, 7000),
  ('event bytes other', 200000, '6 hours', 'Too many events of this kind were sent. Send new events later.', 80000, 7000);

-- The current count of each network, account or email address for each limit. `subject` is a keyed hash, which hides
-- the address.
create table private.rate_counts (
  name text not null references private.rate_limits (name) on delete cascade,
  subject text not null,
  ends_at timestamptz not null,
  reached integer not null,
  primary key (name, subject)
);
create index rate_counts_ends_at on private.rate_counts (ends_at);

create table private.rate_key (
  only_row boolean primary key default true constraint rate_key_one_row check (only_row),
  key bytea not null
);
insert into private.rate_key (key) values (extensions.gen_random_bytes(32));

-- Protects these tables if a later change exposes the schema `private` through the API.
alter table private.rate_limits enable row level security;
alter table private.rate_counts enable row level security;
alter table private.rate_key enable row level security;

-- Returns a header of the current API request, or null outside of an API request.
create function private.request_header(p_name text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return nullif(current_setting('request.headers', true), '')::jsonb ->> p_name;
end
$$;

-- Parses a text as an IP address, or returns null. Accepts an appended port and the form ::ffff:192.0.2.1.
create function private.parse_ip_address(p_value text) returns inet
language plpgsql immutable set search_path = ''
as $$
declare
  bare text := regexp_replace(regexp_replace(btrim(p_value),
    '^\[([^]]*)\](:\d{1,5})?$|^(\d+\.\d+\.\d+\.\d+):\d{1,5}$', '\1\3'), '^::ffff:([0-9.]+)$', '\1', 'i');
begin
  return case when bare ~ '^[0-9a-fA-F:.]+$' then bare::inet end;
exception when invalid_text_representation then
  return null;
end
$$;

-- Returns an IPv4 address, or the /64 network of an IPv6 address, because one customer has a whole /64 network.
create function private.network_of(p_address inet) returns inet
language plpgsql immutable set search_path = ''
as $$
begin
  return case family(p_address) when 6 then network(set_masklen(p_address, 64)) else p_address end;
end
$$;

-- Returns the network of the current request: an IPv4 address, an IPv6 /64 network, or 0.0.0.0 for an invalid address.
--
-- The network is null if the request has no headers, as on a developer's machine.
--
-- The network comes from the header cf-connecting-ip, which Cloudflare sets, or from the last public address of
-- x-forwarded-for.
--
-- Another proxy in front of the API must remove the header cf-connecting-ip, because visitors could forge it.
create function private.client_network() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    with hops_in_order (address) as (
      select coalesce(private.parse_ip_address(entry), '0.0.0.0')
      from string_to_table(
        coalesce(nullif(private.request_header('cf-connecting-ip'), ''), private.request_header('x-forwarded-for')),
        ',') with ordinality as hops (entry, hop)
      where not coalesce(private.parse_ip_address(entry) <<= any (array[
        '127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16',
        '::1/128', 'fc00::/7', 'fe80::/10']::inet[]), false)
      order by hop desc
      limit 1
    )
    select host(private.network_of(address)) from hops_in_order
  );
end
$$;

-- Returns the IPv6 /48 network of the current request, or null for IPv4.
create function private.client_wide_network() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select case family(address) when 6 then network(set_masklen(address, 48))::text end
    from inet(private.client_network()) as address
  );
end
$$;

-- Hashes a network, an account or an email address with a secret key, for the counts of rate limits.
create function private.subject_hash(p_subject text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select encode(extensions.hmac(convert_to(p_subject, 'UTF8'), k.key, 'sha256'), 'hex') from private.rate_key k
  );
end
$$;

-- Returns the seconds until a subject (network, account or address) can try again.
create function private.seconds_until_free(p_limit_name text, p_subject text) returns integer
language sql stable security definer set search_path = ''
as $$
  select greatest(1, ceil(extract(epoch from coalesce(c.ends_at - now(), l.span))))::integer
  from private.rate_limits l
    left join private.rate_counts c on c.name = l.name and c.ends_at > now() and c.subject = private.subject_hash(p_subject)
  where l.name = p_limit_name
$$;

-- Adds `p_amount` to a subject's count of a rate limit, and locks the count until the transaction ends. Above the
-- limit, it raises HTTP status 429 with the seconds to wait ("retry_after=").
create function private.check_rate_limit(p_limit_name text, p_subject text, p_amount integer default 1) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  allowed private.rate_limits;
  counted integer;
begin
  select * into strict allowed from private.rate_limits l where l.name = p_limit_name;
  -- This comparison comes first, so that a subject above its limit locks no row.
  if private.used_amount(p_limit_name, p_subject)::bigint + p_amount <= allowed.maximum then
    insert into private.rate_counts as c (name, subject, ends_at, reached)
      values (p_limit_name, private.subject_hash(p_subject), now() + allowed.span, p_amount)
      on conflict (name, subject) do update set
        ends_at = case when c.ends_at > now() then c.ends_at else excluded.ends_at end,
        reached = case when c.ends_at > now() then c.reached + p_amount else p_amount end
        where c.ends_at <= now() or c.reached::bigint + p_amount <= allowed.maximum
      returning c.reached into counted;
  end if;
  if counted is null then
    raise exception using errcode = 'PT429', message = allowed.refusal,
      detail = 'retry_after=' || private.seconds_until_free(p_limit_name, p_subject);
  end if;
  return counted;
end
$$;

-- Estimates the maximum disk bytes of a row, including its indexes and the unused space of pages.
create function private.bytes_on_disk(p_size integer) returns integer
language sql immutable set search_path = ''
as $$
  select p_size * 3 / 2 + 50
$$;

-- Estimates the maximum disk bytes of a stored text, with its search terms and their index.
create function private.text_bytes(p_octets integer, p_copies integer, p_terms integer, p_term_bytes integer) returns integer
language plpgsql immutable set search_path = ''
as $$
begin
  return 2500 + p_octets * p_copies * 27 / 20 + 60 * p_terms + 3 * p_term_bytes;
end
$$;

-- Estimates the maximum disk bytes of a text before its search terms are known.
create function private.max_text_bytes(p_value text, p_copies integer) returns integer
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select private.text_bytes(octet_length(p_value), p_copies, terms, 8 * terms + octet_length(p_value) * 4 / 3)
    from least(3000, char_length(p_value) * 9 / 20 + 40) as terms
  );
end
$$;

create function private.vector_bytes(p_terms tsvector) returns integer
language plpgsql immutable set search_path = ''
as $$
begin
  -- Uncompresses the value by appending an empty tsvector, because a compressed value has a smaller size.
  return pg_column_size(p_terms || ''::tsvector);
end
$$;

-- Returns how much of a rate limit a subject has used in the current period.
create function private.used_amount(p_limit_name text, p_subject text) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce((select c.reached from private.rate_counts c
    where c.name = p_limit_name and c.subject = private.subject_hash(p_subject) and c.ends_at > now()), 0)
$$;

-- Deletes the rate limit counts of ended periods, except rows that another transaction has locked.
create function private.clear_counts() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.rate_counts where ctid = any (array(
    select c.ctid from private.rate_counts c where c.ends_at < now() limit 1000 for update skip locked))
$$;

-- Returns the rate limits of a sender, and as the last row the shared limit, with their counts after `p_bytes` are
-- added.
create function private.limits_after_adding(p_shared text, p_limits text[], p_subjects text[], p_bytes integer)
returns table (index integer, name text, subject text, span interval, amount integer, counted bigint, maximum integer,
  reserve integer, small integer, is_bytes boolean, is_shared boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select a.index::integer, a.name, a.subject, l.span, a.amount,
      coalesce(c.reached, 0)::bigint + a.amount, l.maximum, l.reserve, l.small, a.is_bytes, a.is_shared
    from (
      select asked.index, asked.name, asked.index > cardinality(p_limits) as is_shared,
        asked.name like '%bytes' as is_bytes,
        case when asked.name like '%bytes' or asked.index > cardinality(p_limits) then p_bytes else 1 end as amount,
        encode(extensions.hmac(convert_to(asked.raw_subject, 'UTF8'), k.key, 'sha256'), 'hex') as subject
      from unnest(p_limits || p_shared, p_subjects || ''::text) with ordinality as asked (name, raw_subject, index)
        cross join private.rate_key k
      where asked.raw_subject is not null) a
    join private.rate_limits l on l.name = a.name
    left join private.rate_counts c on c.name = a.name and c.subject = a.subject and c.ends_at > now();
end
$$;

-- Returns the index of the sender's first exceeded rate limit, 0 for the shared limit, or null if no limit is
-- exceeded.
--
-- A sender without a known subject cannot use the reserve of the shared limit.
create function private.find_full_limit(p_shared text, p_limits text[], p_subjects text[], p_bytes integer) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_index integer;
begin
  select coalesce(min(l.index) filter (where not l.is_shared and l.counted > l.maximum),
      case when bool_or(l.is_shared and l.counted > l.maximum - case
        when (select max(own.counted) from private.limits_after_adding(p_shared, p_limits, p_subjects, p_bytes) own
          where own.is_bytes and not own.is_shared) <= l.small then 0 else l.reserve end) then 0 end)
    into found_index
    from private.limits_after_adding(p_shared, p_limits, p_subjects, p_bytes) l;
  return found_index;
end
$$;

-- Counts `p_bytes` under the shared rate limit and the sender's limits, or returns the index of an exceeded limit.
--
-- Call this function last, because the shared limit remains locked until the transaction ends.
create function private.count_shared_limit(p_shared text, p_limits text[], p_subjects text[], p_bytes integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  full_limit integer := private.find_full_limit(p_shared, p_limits, p_subjects, p_bytes);
begin
  -- Checks the sender's own limits first, so that a sender above a limit never locks the shared limit.
  if full_limit is not null then
    return full_limit;
  end if;
  -- Locks all event types together, because requests with several types could deadlock with one lock per type.
  perform pg_advisory_xact_lock(hashtextextended('private.rate_limits ' || split_part(p_shared, ' bytes', 1), 0));
  full_limit := private.find_full_limit(p_shared, p_limits, p_subjects, p_bytes);
  if full_limit is not null then
    return full_limit;
  end if;
  insert into private.rate_counts as c (name, subject, ends_at, reached)
    select l.name, l.subject, now() + l.span, l.amount
    from private.limits_after_adding(p_shared, p_limits, p_subjects, p_bytes) l
    on conflict (name, subject) do update set
      ends_at = case when c.ends_at > now() then c.ends_at else excluded.ends_at end,
      reached = case when c.ends_at > now() then c.reached else 0 end + excluded.reached;
  return null;
end
$$;

-- Raises HTTP status 429 with the text of the first exceeded rate limit, if the shared limit or a limit of the sender has
-- no room for `p_bytes`. With `p_counts`, also counts the bytes as `count_shared_limit` does.
create function private.check_shared_limit(
  p_shared text, p_limits text[], p_subjects text[], p_bytes integer, p_counts boolean default false
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  full_limit integer := case when p_counts then private.count_shared_limit(p_shared, p_limits, p_subjects, p_bytes)
    else private.find_full_limit(p_shared, p_limits, p_subjects, p_bytes) end;
  limit_name text := case when full_limit = 0 then p_shared else p_limits[full_limit] end;
  subject text := case when full_limit = 0 then '' else p_subjects[full_limit] end;
begin
  if full_limit is null then
    return;
  end if;
  raise exception using errcode = 'PT429',
    message = (select l.refusal from private.rate_limits l where l.name = limit_name),
    detail = 'retry_after=' || private.seconds_until_free(limit_name, subject);
end
$$;

-- A trigger function that starts counting a request's rows and bytes for `check_row_count`.
create function private.reset_row_count() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform set_config('torsa.rows', '0', true);
  perform set_config('torsa.event_bytes', '', true);
  return null;
end
$$;

-- Rejects an API request with more than `p_maximum` rows, which would lock a shared limit for a long time.
create function private.check_row_count(p_maximum integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  rows integer := coalesce(nullif(current_setting('torsa.rows', true), '')::integer, 0) + 1;
begin
  if rows > p_maximum and nullif(current_setting('request.headers', true), '') is not null then
    raise exception 'This request has too many rows. Send at most % rows in one request.', p_maximum using errcode = 'PT413';
  end if;
  perform set_config('torsa.rows', rows::text, true);
end
$$;
