-- What went wrong in browsers, and how fast pages were: written by anyone, read by the founder.
-- Nothing personal: no user, no address, no browser's name, and a route's pattern, not its values.
create table public.client_events (
  id bigint generated always as identity primary key,
  -- 'error', 'load-failed', 'csp-violation', 'web-vital', …: the reporter's list, not the database's.
  kind text not null
    constraint client_events_kind_form check (kind ~ '^[a-z][a-z0-9-]{0,39}$'),
  -- The app that it happened in: 'host' or the name of a remote, and its version.
  app text not null
    constraint client_events_app_form check (app ~ '^[a-z][a-z0-9-]{0,39}$'),
  version text not null default ''
    constraint client_events_version_length check (char_length(version) <= 64),
  -- Such as /services/:serviceId. Neither a query nor a fragment: those may hold tokens.
  route text not null default ''
    constraint client_events_route_form
      check (char_length(route) <= 200 and route ~ '^(/[^?#@[:space:]]*)?$'),
  message text not null default ''
    constraint client_events_message_length check (char_length(message) <= 500),
  detail jsonb not null default '{}'
    constraint client_events_detail_size
      check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 4096),
  created_at timestamptz not null default now()
);
create index client_events_created_at on public.client_events (created_at);

alter table public.client_events enable row level security;
revoke all on public.client_events from anon, authenticated;
revoke all on sequence public.client_events_id_seq from anon, authenticated;
grant insert (kind, app, version, route, message, detail) on public.client_events
  to anon, authenticated;
grant select on public.client_events to authenticated;
grant all on public.client_events to service_role;

create policy client_events_insert on public.client_events
  for insert to anon, authenticated with check (true);

create policy client_events_founder_reads on public.client_events
  for select to authenticated using ((select private.caller_role()) = 'founder');

-- Runs as the owner: the sender may read neither events nor counts.
create function private.admit_client_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  address inet := private.client_address();
begin
  -- The embedded backend does not enforce column grants, so the time is set here as well.
  new.created_at := now();
  if address is not null then
    perform private.count_against('event address', host(address));
  end if;
  -- The first of each hour clears away what is older than a month.
  if private.count_against('event all', '') = 1 then
    delete from public.client_events where created_at < now() - interval '30 days';
  end if;
  return new;
end
$$;
revoke execute on function private.admit_client_event() from public;

create trigger admit_client_event before insert on public.client_events
  for each row execute function private.admit_client_event();
