-- Creates the audit log of changes of staff, rules and settings, and of deleted accounts, which only the founder can
-- read.
--
-- The actions 'undone' and 'redone' mean that a user undid a change or restored the undone change.
create type public.audit_action as enum ('added', 'changed', 'removed', 'undone', 'redone');

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- The account that made the change, null for a program or the SQL editor. It has no foreign key, because the audit
  -- log remains after the account is deleted.
  actor_id uuid,
  -- The name of the person who made the change, at the time of the change.
  actor text not null default '',
  action public.audit_action not null,
  -- The name of the table whose row changed.
  subject text not null,
  row_key text not null,
  old jsonb,
  new jsonb
);
create index audit_log_at on public.audit_log (at);

alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated, service_role;

-- Adds a row to the audit log for the caller, and deletes rows that are older than a year.
create function private.record_audit(
  p_action public.audit_action, p_subject text, p_row_key text, p_old jsonb default null, p_new jsonb default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
begin
  delete from public.audit_log a where a.at <= now() - interval '1 year';
  insert into public.audit_log (actor_id, actor, action, subject, row_key, old, new)
    values (caller,
      coalesce((private.staff_of(caller)).name, ''),
      p_action, p_subject, p_row_key, p_old, p_new);
end
$$;

-- A trigger function that writes a row's changes to the audit log. Its argument is the column that identifies the row.
create function private.audit_row() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  ignored_columns constant text[] := array['version', 'created_at', 'updated_at'];
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - ignored_columns end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - ignored_columns end;
begin
  if before is distinct from after then
    -- The first row of a settings section counts as a change, because the section had default values.
    perform private.record_audit(
      case when tg_op = 'DELETE' then 'removed' when tg_op = 'INSERT' and tg_table_name <> 'site_settings' then 'added'
        else 'changed' end::public.audit_action,
      tg_table_name, coalesce(after, before) ->> tg_argv[0], before, after);
  end if;
  return null;
end
$$;

-- Returns the audit log rows whose actor or row key contains all words of the query.
create function public.find_audit(query text) returns setof public.audit_log
language sql stable security invoker
begin atomic
  select a.* from public.audit_log a
    where private.search_contains(a.actor, query) or private.search_contains(a.row_key, query);
end;

-- Hides audit log rows that are older than a year, which the next insert deletes.
create policy audit_log_read on public.audit_log for select to authenticated
  using ((select private.caller_role()) = 'founder' and at > now() - interval '1 year');

create trigger audit_row after insert or update or delete on public.staff
  for each row execute function private.audit_row('staff_id');
create trigger audit_row after insert or update or delete on private.staff_rules
  for each row execute function private.audit_row('rule');

grant execute on function public.find_audit to authenticated, service_role;
