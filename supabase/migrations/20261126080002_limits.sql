-- Creates the rate limits, which count uses, or disk bytes if the limit's name contains "bytes" (docs/reliability.md).
--
-- The period of a rate limit (`span`) begins with the first use.
create table private.rate_limits (
  name text primary key,
  maximum integer not null constraint rate_limits_maximum_positive check (maximum > 0),
  span interval not null constraint rate_limits_span_positive check (span > interval '0'),
  refusal text not null,
  -- The share of a rate limit that only small senders can use, who have used at most `small` in this period.
  reserve integer not null default 0 constraint rate_limits_reserve_size check (reserve >= 0),
  small integer not null default 0 constraint rate_limits_small_size check (small >= 0),
  -- A limit of one sender can belong to a limit that all senders share. It then counts by one of these subjects.
  shared_limit text references private.rate_limits (name),
  counted_by text constraint rate_limits_known_subject
    check (counted_by in ('account', 'conversation', 'network', 'network and sender', 'owner', 'wide network')),
  constraint rate_limits_sender_limit check ((shared_limit is null) = (counted_by is null))
);

insert into private.rate_limits (name, maximum, span, refusal, reserve, small) values
  ('contact bytes', 10000000, '6 hours',
    'Too many messages came from all senders together. Please wait a few hours and send yours again.', 5000000, 350000),
  ('conversation bytes', 10000000, '6 hours',
    'Too many messages came from all senders together. Please wait a few hours and send yours again.', 5000000, 700000),
  ('mail bytes', 10000000, '6 hours',
    'Too many emails came from all senders together. Your email will be sent again later.', 5000000, 700000),
  ('attachment bytes', 100000000, '6 hours',
    'Too many files came from all senders together. Send them again later.', 50000000, 8000000);

-- Limits of client events (reports of browsers) by event type, for all networks together. Unknown types count as
-- 'other'.
insert into private.rate_limits (name, maximum, span, refusal, reserve, small)
  select 'event bytes ' || kind, 200000, '6 hours',
    'Too many events of this kind were sent. Send new events later.', 80000, 7000
  from unnest(array['error', 'rejection', 'render-error', 'load-failed', 'fall-back', 'csp-violation', 'web-vital',
    'other']) as kind;

insert into private.rate_limits (name, shared_limit, counted_by, maximum, span, refusal) values
  -- Limits per IP address allow many people, because a school or an office often has only one IP address.
  ('contact address', 'contact bytes', 'network', 40, '1 hour',
    'Too many messages came from your network. Please wait an hour and send yours again.'),
  -- A limit for an address also contains the sender's network, because anyone can enter any address.
  ('contact sender', 'contact bytes', 'network and sender', 20, '10 minutes',
    'Too many messages came from this email address. Please wait ten minutes and send yours again.'),
  ('contact network bytes', 'contact bytes', 'network', 1000000, '6 hours',
    'Too many messages came from your network. Please wait a few hours and send yours again.'),
  -- Limits per IPv6 /48 network exist, because some internet providers give one customer such a network.
  ('contact wide network bytes', 'contact bytes', 'wide network', 2000000, '6 hours',
    'Too many messages came from your network. Please wait a few hours and send yours again.'),
  ('conversation writer', 'conversation bytes', 'account', 30, '10 minutes',
    'Too many messages came from you. Please wait ten minutes and send yours again.'),
  ('conversation account bytes', 'conversation bytes', 'account', 1500000, '6 hours',
    'Too many messages came from you. Please wait a few hours and send yours again.'),
  ('conversation network bytes', 'conversation bytes', 'network', 2000000, '6 hours',
    'Too many messages came from your network. Please wait a few hours and send yours again.'),
  ('mail sender bytes', 'mail bytes', 'conversation', 1500000, '6 hours',
    'Too much text came from this address. Your email will be sent again later.'),
  ('mail owner bytes', 'mail bytes', 'owner', 2000000, '6 hours',
    'Too much text came from this address. Your email will be sent again later.'),
  ('attachment sender bytes', 'attachment bytes', 'conversation', 16000000, '6 hours',
    'Too many files came from this address. Send them again later.'),
  ('attachment owner bytes', 'attachment bytes', 'owner', 24000000, '6 hours',
    'Too many files came from this address. Send them again later.');

insert into private.rate_limits (name, shared_limit, counted_by, maximum, span, refusal)
  select replace(l.name, 'bytes', sender.counted_by || ' bytes'), l.name, sender.counted_by, sender.maximum, l.span,
    'Too many events came from your network. Send new events later.'
  from private.rate_limits l, (values ('network', 40000), ('wide network', 80000)) as sender (counted_by, maximum)
  where l.name like 'event bytes %';

insert into private.rate_limits (name, maximum, span, refusal) values
  ('mail sender', 30, '10 minutes', 'Too many emails came from this address. Your email will be sent again later.'),
  ('team question', 300, '1 hour',
    'Too many logins were tried from your network. Please wait an hour and try again.'),
  ('employee network', 60, '1 hour', 'Too many logins were tried from your network. Please wait an hour.'),
  ('employee ID', 10, '1 hour',
    'Too many logins were tried from your network. Please wait an hour, or use the team login.'),
  ('employee ID everywhere', 200, '1 hour',
    'This ID was tried too often. Please wait an hour, or use the team login.'),
  ('account password', 10, '1 hour', 'Your password was checked too often. Please wait an hour and try again.'),
  ('report email', 10, '1 hour', 'You emailed yourself too many reports. Please wait an hour and try again.'),
  ('staff invitation', 60, '1 hour', 'You sent too many invitations. Please wait an hour and try again.');

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
      detail = 'retry_after=' || (
        select ceil(extract(epoch from coalesce(max(c.ends_at) - now(), allowed.span))) from private.rate_counts c
        where c.name = p_limit_name and c.subject = private.subject_hash(p_subject) and c.ends_at > now());
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

-- Raises HTTP status 429 with the text of the first exceeded rate limit, if a limit of the sender or the shared limit has
-- no room for `p_bytes`. With `p_counts`, also counts the bytes.
--
-- `p_subjects` has the subjects that the request's headers lack, such as the account. A limit without a known subject is
-- left out. A sender without a known subject cannot use the reserve of the shared limit.
--
-- Count last, because the shared limit remains locked until the transaction ends.
create function private.check_shared_limit(
  p_shared text, p_bytes integer, p_subjects jsonb default '{}', p_counts boolean default false
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  client inet := private.client_network();
  subjects jsonb := p_subjects || jsonb_build_object('network', host(client),
    'wide network', case family(client) when 6 then network(set_masklen(client, 48)) end,
    'network and sender', concat_ws(' ', host(client), lower(btrim(p_subjects ->> 'sender'))), 'everyone', '');
  checked record;
begin
  -- The check before the lock keeps a sender above a limit from locking the shared limit. The check after the lock
  -- includes what other requests have counted in the meantime.
  for pass in 1 .. 1 + p_counts::integer loop
    if pass = 2 then
      -- Locks all event types together, because requests with several types could deadlock with one lock per type.
      perform pg_advisory_xact_lock(hashtextextended('private.rate_limits ' || split_part(p_shared, ' bytes', 1), 0));
    end if;
    for checked in
      select l.name, l.subject, l.amount, l.ends_at, l.refusal, l.counted > l.maximum - case
        when max(l.counted) filter (where l.is_bytes and not l.is_shared) over () <= l.small then 0
        else l.reserve end as is_full
      from (
        select a.*, coalesce(c.reached, 0)::bigint + a.amount as counted, coalesce(c.ends_at, now() + a.span) as ends_at
        from (
          select r.*, r.name = p_shared as is_shared, r.name like '%bytes%' as is_bytes,
            case when r.name like '%bytes%' then p_bytes else 1 end as amount,
            private.subject_hash(subjects ->> coalesce(r.counted_by, 'everyone')) as subject
          from private.rate_limits r where p_shared in (r.name, r.shared_limit)) a
          left join private.rate_counts c on c.name = a.name and c.subject = a.subject and c.ends_at > now()
        where a.subject is not null) l
      order by l.is_shared, l.is_bytes, l.counted_by
    loop
      if checked.is_full then
        raise exception using errcode = 'PT429', message = checked.refusal,
          detail = 'retry_after=' || ceil(extract(epoch from checked.ends_at - now()));
      end if;
      if pass = 2 then
        insert into private.rate_counts as c (name, subject, ends_at, reached)
          values (checked.name, checked.subject, checked.ends_at, checked.amount)
          on conflict (name, subject) do update set
            ends_at = case when c.ends_at > now() then c.ends_at else excluded.ends_at end,
            reached = case when c.ends_at > now() then c.reached else 0 end + excluded.reached;
      end if;
    end loop;
  end loop;
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
