-- How often somebody may do something within a span, which begins with the first time. Change a
-- limit with an update; no release is needed.
create table private.rate_limits (
  name text primary key,
  most integer not null constraint rate_limits_most_positive check (most > 0),
  span interval not null constraint rate_limits_span_positive check (span > interval '0'),
  refusal text not null
);

insert into private.rate_limits (name, most, span, refusal) values
  -- A school or an office has one address for everybody in it.
  ('contact address', 40, '1 hour',
    'Too many messages came from your network. Please wait an hour and send yours again.'),
  ('contact sender', 20, '10 minutes',
    'Too many messages came from this e-mail address. Please wait ten minutes and send yours again.'),
  ('event address', 200, '1 hour', 'Too many events came from your network.'),
  -- Bounds the table: nobody is hurt when events are lost.
  ('event all', 10000, '1 hour', 'Too many events came from everywhere.');

-- One row for each somebody. Who it is stays unknown: subjects are keyed hashes.
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

-- The schema is out of the API's reach; this holds should that ever change.
alter table private.rate_limits enable row level security;
alter table private.rate_counts enable row level security;
alter table private.rate_key enable row level security;
revoke all on private.rate_limits, private.rate_counts, private.rate_key from anon, authenticated;

-- Counts one more for `who` under a limit and returns the count. Refuses above the limit, with HTTP
-- status 429 and the limit's words; what is refused is not counted, since nothing is kept of it.
create function private.count_against(limit_name text, who text) returns integer
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
  insert into private.rate_counts as c (name, subject, ends_at, reached)
    values (limit_name, hashed, now() + allowed.span, 1)
    on conflict (name, subject) do update set
      ends_at = case when c.ends_at > now() then c.ends_at else excluded.ends_at end,
      reached = case when c.ends_at > now() then c.reached + 1 else 1 end
    returning c.reached into counted;
  if counted > allowed.most then
    raise exception using message = allowed.refusal, errcode = 'PT429';
  end if;
  if counted = 1 then
    -- Rows that another request is clearing away are left to it: waiting could end in a deadlock.
    delete from private.rate_counts where ctid = any (array(
      select c.ctid from private.rate_counts c where c.ends_at < now() for update skip locked));
  end if;
  return counted;
end
$$;
revoke execute on function private.count_against(text, text) from public;

-- A header of the current API request; null where there is none, as in psql.
create function private.request_header(name text) returns text
language sql stable set search_path = ''
as $$
  select nullif(current_setting('request.headers', true), '')::jsonb ->> name
$$;
revoke execute on function private.request_header(text) from public;

-- Text as an address, or null when it is none.
create function private.to_address(value text) returns inet
language plpgsql immutable set search_path = ''
as $$
begin
  -- Some servers write IPv4 as ::ffff:192.0.2.1.
  return regexp_replace(btrim(value), '^::ffff:([0-9.]+)$', '\1', 'i')::inet;
exception when invalid_text_representation then
  return null;
end
$$;
revoke execute on function private.to_address(text) from public;

-- Where the request comes from; of IPv6 the network, because one customer has the whole /64. Null
-- where nobody says so, as on a developer's machine: then only the limits of other kinds apply.
--
-- Hosted is behind Cloudflare, which sets cf-connecting-ip itself: a client cannot. Elsewhere it is
-- the last entry of x-forwarded-for that is no private address: proxies append, so what stands
-- before it may be made up. Behind a proxy of your own, have it remove cf-connecting-ip, or visitors
-- choose their address.
create function private.client_address() returns inet
language sql stable set search_path = ''
as $$
  with told (address) as (
    select private.to_address(entry)
    from string_to_table(
      coalesce(private.request_header('cf-connecting-ip'), private.request_header('x-forwarded-for')),
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
revoke execute on function private.client_address() from public;
