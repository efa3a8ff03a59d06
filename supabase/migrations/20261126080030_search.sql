-- Creates the search over all portal data that the caller can read.
--
-- `search_portal` bypasses row-level security and repeats its conditions, because policies would prevent the use of
-- these indexes.
create index projects_search on public.projects using gin (private.search_vector(title));
create index tasks_search on public.tasks using gin (private.search_vector(title || ' ' || description));
create index attachments_search on public.attachments using gin (private.search_vector(name));

-- Returns an excerpt of about 140 characters of a text on one line, including the first word of a query.
create function private.excerpt_of(p_value text, p_query text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when found_at > 60 then '…' || private.preview_of(regexp_replace(substr(line, found_at - 40), '^[^ ]* ', ''))
    else private.preview_of(line) end
  from (select left(private.normalise_line(p_value), 5000) as line) as normalised
    cross join lateral (select position(split_part(lower(private.normalise_line(p_query)), ' ', 1) in lower(line)) as found_at) as found
$$;

-- Returns the conversations, messages, projects, tasks, people and files that match a query, at most `max_rows` of
-- each type, the latest first.
--
-- A 'file' belongs to a conversation, and a 'project_file' to a project.
--
-- Clients find only their own data. Team leaders and the founder also find staff, and only the founder finds clients.
create function public.search_portal(query text, max_rows integer default 5)
returns table (kind text, id text, parent_id text, title text, detail text, at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  caller uuid := private.calling_account();
  staff_member public.staff;
  is_client boolean := private.caller_role() = 'user';
  terms tsquery := private.search_query(search_portal.query);
  maximum integer := least(greatest(coalesce(max_rows, 5), 1), 20);
begin
  if terms is null then
    return;
  end if;
  if not is_client then
    staff_member := private.calling_staff();
  end if;

  -- Matches in the subject, name or address come before matches in messages.
  return query
    with latest as materialized (
      select c.id, c.subject, c.name, c.email, c.preview, c.last_message_at from public.conversations c
      where c.search @@ terms and (not is_client or c.client_id = caller)
      order by c.last_message_at desc, c.id limit 100
    ), ranked as materialized (
      select l.*, private.search_contains(concat_ws(' ', l.subject, l.name, l.email), search_portal.query) as is_in_head from latest l
    ), heads as (
      select r.* from ranked r where r.is_in_head order by r.last_message_at desc, r.id limit maximum
    ), bodies as (
      select r.* from ranked r where not r.is_in_head order by r.last_message_at desc, r.id limit maximum
    )
    select 'conversation', h.id::text, null::text, h.subject, h.name, h.last_message_at from heads h
    union all
    select 'message', b.id::text, b.id::text, coalesce(nullif(b.subject, ''), b.name),
      coalesce(private.excerpt_of(m.body, search_portal.query), b.preview), coalesce(m.created_at, b.last_message_at)
    from bodies b left join lateral (
      select recent.body, recent.created_at from (
        select o.body, o.created_at, o.number from public.messages o
        where o.conversation_id = b.id and not o.internal order by o.number desc limit 30) recent
      where private.search_contains(recent.body, search_portal.query) order by recent.number desc limit 1) m on true;

  return query
    select 'project', p.id::text, null::text, p.title, p.stage::text,
      -- Hides the time of internal changes from clients.
      case when is_client then (
          select max(e.created_at) from public.project_events e where e.project_id = p.id and not e.internal)
        else p.updated_at end
    from public.projects p
    where private.search_vector(p.title) @@ terms and p.id in (select private.my_projects())
    order by 6 desc nulls last, p.id limit maximum;

  -- Sorts open tasks before done tasks in the search results.
  if not is_client then
    return query
      select 'task', t.id::text, t.project_id::text, t.title, coalesce(p.title, ''), coalesce(t.due_on::timestamptz, t.created_at)
      from public.tasks t left join public.projects p on p.id = t.project_id
      where private.search_vector(t.title || ' ' || t.description) @@ terms
        and (t.project_id is null or t.project_id in (select private.my_projects()))
      order by (t.state = 'done'), t.created_at desc, t.id limit maximum;
  end if;

  if staff_member.role = 'founder' or staff_member.team_role = 'team_leader' then
    return query
      select 'staff', s.staff_id, null::text, s.name, s.email, null::timestamptz from public.staff s
      where private.search_contains(s.name || ' ' || s.email || ' ' || s.staff_id, search_portal.query)
        and (staff_member.role = 'founder' or s.team_role = 'team_member' or s.staff_id = staff_member.staff_id)
      order by s.name, s.staff_id limit maximum;
  end if;

  if staff_member.role = 'founder' then
    return query
      select 'client', u.id::text, null::text,
        coalesce(nullif(left(u.raw_user_meta_data ->> 'fullName', 200), ''), u.email), u.email::text, u.created_at
      from auth.users u
      where u.email_confirmed_at is not null and u.deleted_at is null and (private.staff_of(u.id)).staff_id is null
        and private.search_contains(coalesce(u.raw_user_meta_data ->> 'fullName', '') || ' ' || u.email, search_portal.query)
      order by u.created_at desc, u.id limit maximum;
  end if;

  return query
    with attached as (
      select a.id::text, c.id::text as parent, a.name, c.subject, m.created_at
      from public.attachments a join public.messages m on m.id = a.message_id
        join public.conversations c on c.id = m.conversation_id
      where private.search_vector(a.name) @@ terms
        and (not is_client or (c.client_id = caller and not m.internal))
      order by m.created_at desc, a.id limit maximum
    ), uploaded as (
      select f.id::text, c.id::text as parent, f.name, c.subject, f.created_at
      from public.files f join public.conversations c on c.id = f.conversation_id
      where private.search_vector(f.name) @@ terms and f.state = 'ready'
        and (not is_client or c.client_id = caller) and (f.message_id is not null or f.uploaded_by = caller)
      order by f.created_at desc, f.id limit maximum
    )
    select 'file', files.* from (select a.* from attached a union all select u.* from uploaded u) files
    order by files.created_at desc, files.id limit maximum;

  return query
    select 'project_file', f.id::text, p.id::text, f.name, p.title, f.created_at
    from public.files f join public.projects p on p.id = f.project_id
    where private.search_vector(f.name) @@ terms and f.state = 'ready' and p.id in (select private.my_projects())
    order by f.created_at desc, f.id limit maximum;
end
$$;

grant execute on function public.search_portal to authenticated, service_role;
