-- A refusal says when the limit ends: `details` of the error is "retry_after=" and seconds, for pages to show.

-- Seconds until something may be tried again; the whole span where one message alone is above the limit.
create function private.seconds_until_free(limit_name text, who text) returns integer
language sql stable security definer set search_path = ''
as $$
  select greatest(1, ceil(extract(epoch from coalesce(c.ends_at - now(), l.span))))::integer
  from private.rate_limits l
    cross join private.rate_key k
    left join private.rate_counts c on c.name = l.name and c.ends_at > now()
      and c.subject = encode(extensions.hmac(convert_to(who, 'UTF8'), k.key, 'sha256'), 'hex')
  where l.name = limit_name
$$;
revoke execute on function private.seconds_until_free(text, text) from public;

-- Counts as take_room does. Refuses above the limit, with HTTP status 429, the limit's words and when it ends.
create or replace function private.count_against(limit_name text, who text, amount integer default 1) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer := private.take_room(limit_name, who, amount);
begin
  if counted is null then
    raise exception using errcode = 'PT429',
      message = (select l.refusal from private.rate_limits l where l.name = limit_name),
      detail = 'retry_after=' || private.seconds_until_free(limit_name, who);
  end if;
  return counted;
end
$$;
