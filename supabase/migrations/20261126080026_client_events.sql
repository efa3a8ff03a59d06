-- Creates client events, which are reports of errors and page speed from visitors' browsers, without personal data.
create table public.client_events (
  id bigint generated always as identity primary key,
  -- The type of the event, such as 'error' or 'web-vital'. The host's error reporter defines all types.
  kind text not null
    constraint client_events_kind_form check (kind ~ '^[a-z][a-z0-9-]{0,39}$'),
  -- The app of the event ('host' or the name of a remote) with its version.
  app text not null
    constraint client_events_app_form check (app ~ '^[a-z][a-z0-9-]{0,39}$'),
  version text not null default ''
    constraint client_events_version_length check (char_length(version) <= 64),
  -- A route pattern such as /services/:serviceId, without query and fragment, which may contain tokens.
  route text not null default ''
    constraint client_events_route_form
      check (char_length(route) <= 200 and route ~ '^(/[^?#@[:space:]]*)?$'),
  message text not null default ''
    constraint client_events_message_length check (char_length(message) <= 500),
  detail jsonb not null default '{}'
    constraint client_events_detail_size
      check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 4096)
    -- The number of times that the event happened on one page.
    constraint client_events_count_range check (not detail ? 'count'
      or (detail @@ 'strict $.count >= 1 && $.count <= 1000 && $.count.floor() == $.count') is true)
    -- The measured time in milliseconds, up to an hour, or the metric CLS (layout shift) without a unit.
    constraint client_events_value_range check (not detail ? 'value'
      or (detail @@ 'strict $.value >= 0 && $.value <= 3600000') is true),
  created_at timestamptz not null default now()
);
create index client_events_created_at on public.client_events (created_at);
-- Autovacuum runs early on this table, so that deleted events soon free their disk space.
alter table public.client_events set (autovacuum_vacuum_scale_factor = 0.02);

alter table public.client_events enable row level security;
grant insert (kind, app, version, route, message, detail) on public.client_events to anon, authenticated;
grant select on public.client_events to authenticated;
grant all on public.client_events to service_role;

-- Normalises `count` and `value` in the detail of an event for the table's check constraints.
create function private.normalise_client_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  amount numeric;
begin
  if jsonb_typeof(new.detail) is distinct from 'object' then
    return new;
  end if;
  if jsonb_typeof(new.detail -> 'count') = 'number' then
    amount := (new.detail ->> 'count')::numeric;
    if amount between 1 and 1000 and amount = trunc(amount) then
      new.detail := new.detail || jsonb_build_object('count', amount::integer);
    end if;
  end if;
  if jsonb_typeof(new.detail -> 'value') = 'number' then
    amount := (new.detail ->> 'value')::numeric;
    if amount between 0 and 3600000 then
      new.detail := new.detail || jsonb_build_object('value', trim_scale(round(amount, 4)));
    end if;
  end if;
  return new;
end
$$;

-- Returns the number of times that an event happened, without ever raising an error.
create function private.event_count(p_detail jsonb) returns integer
language plpgsql immutable set search_path = ''
as $$
declare
  amount numeric := case when jsonb_typeof(p_detail -> 'count') = 'number' then (p_detail ->> 'count')::numeric end;
begin
  return case when amount between 1 and 1000 then round(amount)::integer else 1 end;
end
$$;

-- Returns the measured value of an event, or null for other event types.
create function private.event_value(p_detail jsonb) returns double precision
language plpgsql immutable set search_path = ''
as $$
declare
  amount numeric := case when jsonb_typeof(p_detail -> 'value') = 'number' then (p_detail ->> 'value')::numeric end;
begin
  return case when amount between 0 and 3600000 then round(amount, 4)::double precision end;
end
$$;

-- A trigger function that skips an event if its rate limits are exceeded, and stores the other events of the request.
--
-- The rate limits are locked only at the end of a request, which has at most 50 events.
create function private.admit_client_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- The number of bytes that this request has stored so far, by event type.
  stored jsonb := coalesce(nullif(current_setting('torsa.event_bytes', true), ''), '{}');
  of_kind text;
  bytes integer;
begin
  perform private.check_row_count(50);
  -- Overwrites the time, because the embedded backend does not enforce column grants.
  new.created_at := now();
  select l.name into of_kind from private.rate_limits l where l.name = 'event bytes ' || new.kind;
  of_kind := coalesce(of_kind, 'event bytes other');
  bytes := coalesce((stored ->> of_kind)::integer, 0) + private.bytes_on_disk(pg_column_size(new));
  begin
    perform private.check_shared_limit(of_kind, bytes);
  exception when sqlstate 'PT429' then
    return null;
  end;
  perform set_config('torsa.event_bytes', (stored || jsonb_build_object(of_kind, bytes))::text, true);
  return new;
end
$$;

-- Counts the events of a request under the rate limits, and rejects the request if no event was stored or a limit is
-- exceeded.
create function private.refuse_client_events() returns trigger
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
    if private.used_amount(kind.name, '') = 0
      and pg_try_advisory_xact_lock(hashtextextended('private.clear_client_events', 0)) then
      delete from public.client_events where created_at < now() - interval '30 days';
      perform private.clear_counts();
    end if;
    begin
      perform private.check_shared_limit(kind.name, kind.bytes, p_counts => true);
    exception when sqlstate 'PT429' then
      is_full := true;
      exit;
    end;
  end loop;
  if is_full then
    raise exception 'Too many events were sent. Send new events later.' using errcode = 'PT429';
  end if;
  return null;
end
$$;

create policy client_events_insert on public.client_events
  for insert to anon, authenticated with check (true);
create policy client_events_founder_reads on public.client_events
  for select to authenticated using ((select private.caller_role()) = 'founder');

create trigger a_reset_row_count before insert on public.client_events
  for each statement execute function private.reset_row_count();
create trigger a_normalise before insert or update of detail on public.client_events
  for each row execute function private.normalise_client_event();
create trigger admit_client_event before insert on public.client_events
  for each row execute function private.admit_client_event();
create trigger refuse_client_events after insert on public.client_events
  referencing new table as stored
  for each statement execute function private.refuse_client_events();
