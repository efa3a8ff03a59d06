-- Creates saved views, which are names that staff give to filtered lists of the portal, each for one person.

create table public.saved_views (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null constraint saved_views_name_size check (char_length(name) <= 40 and name ~ '[^[:space:]]'),
  -- The list's path and query, without the language. The check prevents links to another site.
  path text not null constraint saved_views_path_form
    check (char_length(path) <= 2000 and path ~ '^/dashboard/(inbox|tasks|projects)(\?[A-Za-z0-9*._%+=&-]+)?$'),
  -- The position of the saved view in the person's list, from 1.
  position integer not null constraint saved_views_position_range check (position between 1 and 1000000),
  -- The version of this row, incremented by each change. A caller must send the version that they read.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (user_id, path)
);
create unique index saved_views_name on public.saved_views (user_id, lower(name));

alter table public.saved_views enable row level security;
grant select on public.saved_views to authenticated;
grant all on public.saved_views to service_role;

-- Stores a saved view of the calling staff member under an ID that the caller chooses, so that a retry stores no
-- second view.
--
-- Undo sends the deleted view's earlier `place` (list position).
create function public.save_view(id uuid, name text, path text, place integer default null) returns public.saved_views
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.calling_account();
  saved public.saved_views;
  clean_name text := private.normalise_line(save_view.name);
begin
  perform private.calling_staff();
  perform private.lock_key(save_view.id);
  -- Also prevents two tabs from exceeding the limit of saved views at the same time.
  perform private.lock_key(caller);
  select * into saved from public.saved_views v where v.id = save_view.id;
  if found then
    perform private.check_key(saved.user_id = caller and saved.path = save_view.path, 'view');
    return saved;
  end if;
  if exists (select from public.saved_views v
    where v.user_id = caller and (v.path = save_view.path or lower(v.name) = lower(clean_name))) then
    raise exception 'You already have a saved view of this list, or one with this name. Enter another name.' using errcode = 'PT409';
  end if;
  if (select count(*) from public.saved_views v where v.user_id = caller) >= 20 then
    raise exception 'You already have 20 saved views. Delete one of them first.' using errcode = 'PT400';
  end if;
  insert into public.saved_views (id, user_id, name, path, position)
    values (save_view.id, caller, clean_name, save_view.path, coalesce(place,
      (select coalesce(max(v.position), 0) + 1 from public.saved_views v where v.user_id = caller)))
    returning * into saved;
  return saved;
end
$$;

create function public.rename_view(view uuid, name text, expected_version integer) returns public.saved_views
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.calling_account();
  renamed public.saved_views;
  clean_name text := private.normalise_line(rename_view.name);
begin
  perform private.calling_staff();
  perform private.lock_key(caller);
  select * into renamed from public.saved_views v where v.id = view and v.user_id = caller;
  if not found then
    raise exception 'You have no saved view with this ID. Load the page again.' using errcode = 'PT404';
  end if;
  perform private.check_version(renamed.version, expected_version, 'view');
  if exists (select from public.saved_views v
    where v.user_id = caller and v.id <> view and lower(v.name) = lower(clean_name)) then
    raise exception 'You already have a saved view with this name. Enter another name.' using errcode = 'PT409';
  end if;
  update public.saved_views v set name = clean_name, version = v.version + 1 where v.id = view returning * into renamed;
  return renamed;
end
$$;

create function public.delete_view(view uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.calling_staff();
  delete from public.saved_views v where v.id = view and v.user_id = private.calling_account();
end
$$;

-- Notifies the open portal pages of the staff member about a change of the saved views.
create function private.broadcast_view() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.send_live_update(s.topic, 'view', coalesce(new.id, old.id), new.version)
    from private.live_sessions() s where s.account_id = coalesce(new.user_id, old.user_id);
  return null;
end
$$;

create policy saved_views_read on public.saved_views for select to authenticated
  using ((select private.is_staff()) and user_id = (select private.caller_id()));

create trigger a_normalise before insert or update of name on public.saved_views
  for each row execute function private.normalise_columns('name', 'line');
create trigger broadcast_view after insert or update or delete on public.saved_views
  for each row execute function private.broadcast_view();

grant execute on function public.save_view, public.rename_view, public.delete_view to authenticated, service_role;
