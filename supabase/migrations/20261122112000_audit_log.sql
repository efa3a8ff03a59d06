-- Who changed what, and what it was before. Triggers write it, the founder reads it, nobody changes it.

create type public.audit_action as enum ('added', 'changed', 'removed');

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default date_trunc('milliseconds', now()),
  -- No reference: what somebody did outlives their account. Null where a program did it, or somebody with a SQL editor.
  actor_id uuid,
  -- The name that they had then.
  actor text not null default '',
  action public.audit_action not null,
  -- Which kind of row: the name of its table.
  subject text not null,
  row_key text not null,
  old jsonb,
  new jsonb
);
create index audit_log_at on public.audit_log (at);

alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
revoke all on sequence public.audit_log_id_seq from anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;

-- Rows of more than a year are gone from sight before something new is written, which deletes them.
create policy audit_log_read on public.audit_log for select to authenticated
  using ((select private.caller_role()) = 'founder' and at > now() - interval '1 year');

create function private.record_audit(
  action public.audit_action, subject text, row_key text, old jsonb default null, new jsonb default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
begin
  delete from public.audit_log a where a.at <= now() - interval '1 year';
  insert into public.audit_log (actor_id, actor, action, subject, row_key, old, new)
    values (caller,
      coalesce((select s.name from public.staff s join auth.users u on lower(u.email collate "C") = s.email
        where u.id = caller), ''),
      record_audit.action, record_audit.subject, record_audit.row_key, record_audit.old, record_audit.new);
end
$$;
revoke execute on function private.record_audit(public.audit_action, text, text, jsonb, jsonb) from public;

-- A trigger, whose one argument is the column that names a row to people.
create function private.audit_row() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  counted constant text[] := array['version', 'created_at', 'updated_at'];
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - counted end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - counted end;
begin
  if before is distinct from after then
    perform private.record_audit(
      case tg_op when 'INSERT' then 'added' when 'DELETE' then 'removed' else 'changed' end::public.audit_action,
      tg_table_name, coalesce(after, before) ->> tg_argv[0], before, after);
  end if;
  return null;
end
$$;
revoke execute on function private.audit_row() from public;

create trigger audit_row after insert or update or delete on public.staff
  for each row execute function private.audit_row('staff_id');
