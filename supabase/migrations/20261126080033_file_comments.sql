-- Creates the comments on file versions, optionally at a point of a picture, for everyone who can read the file.

create table public.file_comments (
  -- The ID that the browser chose, so that a retry adds no second row.
  id uuid primary key,
  file_id uuid not null references public.files (id) on delete cascade,
  -- The comment's number, which is shown on the picture and increases with each new comment of the file.
  number integer not null constraint file_comments_number_range check (number between 1 and 100000),
  body text not null
    constraint file_comments_body_size check (char_length(body) <= 2000 and body ~ '[^[:space:]]'),
  -- The commented point on the picture, as fractions of its width and height from the top left corner.
  x double precision constraint file_comments_x_range check (x between 0 and 1),
  y double precision constraint file_comments_y_range check (y between 0 and 1),
  author_id uuid references auth.users (id) on delete set null,
  from_staff boolean not null,
  -- The author's name at the time of the comment.
  author_name text not null,
  created_at timestamptz not null default now(),
  constraint file_comments_whole_point check (num_nonnulls(x, y) <> 1),
  unique (file_id, number)
);
create index file_comments_author on public.file_comments (author_id);

alter table public.file_comments enable row level security;
grant select on public.file_comments to authenticated;
grant all on public.file_comments to service_role;

-- Locks a file that the caller can read, so that concurrent comments get their numbers one after the other. The error
-- does not reveal whether a file of other clients exists.
create function private.lock_readable_file(p_file uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.files f
    where f.id = p_file and f.state = 'ready' and num_nonnulls(f.project_id, f.message_id) > 0
      and private.sees_place(f.project_id, f.conversation_id)
    for no key update;
  if not found then
    raise exception 'You cannot comment on this file. Load the list of files again.' using errcode = '42501';
  end if;
end
$$;

-- Returns the email addresses that a comment is sent to: clients for a staff comment, and otherwise the project's
-- staff or the conversation's assignee.
--
-- Without project staff, a client's comment goes to the founders, and without an assignee to all staff.
create function private.comment_recipients(p_comment public.file_comments) returns setof text
language sql stable security definer set search_path = ''
as $$
  with place as (
    select f.project_id, c.client_id, c.assignee from public.files f
      left join public.conversations c on c.id = f.conversation_id where f.id = p_comment.file_id
  ), staff as (
    select s.email, case when l.project_id is null then s.staff_id = l.assignee
        else s.staff_id in (select p.staff_id from public.project_staff p where p.project_id = l.project_id) end as is_assigned,
      l.project_id is null or s.role = 'founder' as is_substitute
    from private.active_staff() s cross join place l
  )
  select s.email from staff s where not p_comment.from_staff
    and (s.is_assigned or s.is_substitute and not exists (select from staff other where other.is_assigned))
  union
  select private.project_client_addresses(l.project_id) from place l where p_comment.from_staff
  union
  select lower(u.email collate "C") from place l join auth.users u on u.id = l.client_id
    where p_comment.from_staff and l.project_id is null and u.email_confirmed_at is not null and u.deleted_at is null
$$;

-- Returns the comments that an email lists, without removed ones and those that the recipient can no longer read.
create function private.mailed_comments(p_email private.outbox) returns setof public.file_comments
language sql stable security definer set search_path = ''
as $$
  select c.* from public.file_comments c
  where c.id in (select jsonb_array_elements_text(p_email.data -> 'ids')::uuid)
    and p_email.recipient in (select private.comment_recipients(c))
    and exists (select from public.files f where f.id = c.file_id and f.state = 'ready')
$$;

-- Returns the data for the template of an email about comments, of which it lists at most 20.
create function private.comment_data(p_email private.outbox) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('count', count(*), 'comments', coalesce(
    jsonb_agg(jsonb_build_object('project', l.project_id, 'conversation', l.conversation_id, 'file', l.name,
      'name', case when l.from_staff then split_part(l.author_name, ' ', 1) else l.author_name end,
      'from_staff', l.from_staff, 'text', l.body) order by l.line) filter (where l.line <= 20), '[]'))
  from (select c.*, f.project_id, f.conversation_id, f.name, row_number() over (order by c.created_at, c.id) as line
    from private.mailed_comments(p_email) c join public.files f on f.id = c.file_id) l
$$;

-- Adds a comment to a file. A retry returns the existing comment, and Undo restores a removed comment with its number.
create function public.add_file_comment(
  id uuid, file uuid, body text, x double precision default null, y double precision default null,
  number integer default null
) returns public.file_comments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.calling_account();
  staff_member public.staff := private.staff_of(caller);
  clean_body text := coalesce(private.normalise_text(add_file_comment.body), '');
  added public.file_comments;
begin
  perform private.lock_key(add_file_comment.id);
  perform private.lock_readable_file(file);
  select * into added from public.file_comments c where c.id = add_file_comment.id;
  if found then
    perform private.check_key(added.file_id = file and added.author_id = caller and added.body = clean_body, 'comment');
    return added;
  end if;
  if clean_body = '' then
    raise exception 'The comment is empty. Enter a text.' using errcode = 'PT400';
  end if;
  if (select count(*) from public.file_comments c where c.file_id = file) >= 200 then
    raise exception 'A file version can have at most 200 comments. Remove a comment first.' using errcode = 'PT400';
  end if;
  if staff_member.staff_id is null then
    perform private.clear_counts();
    perform private.check_rate_limit('conversation writer', caller::text);
    perform private.check_rate_limit('conversation account bytes', caller::text,
      private.bytes_on_disk(octet_length(clean_body)));
  end if;
  insert into public.file_comments (id, file_id, number, body, x, y, author_id, from_staff, author_name)
    select add_file_comment.id, file,
      -- Another comment may have got this number while the comment was removed.
      case when add_file_comment.number <= last.number + 1 and not exists (
          select from public.file_comments c where c.file_id = file and c.number = add_file_comment.number)
        then add_file_comment.number else last.number + 1 end,
      clean_body, add_file_comment.x, add_file_comment.y, caller, staff_member.staff_id is not null,
      coalesce(staff_member.name, private.client_name(caller))
    from (select coalesce(max(c.number), 0) as number from public.file_comments c where c.file_id = file) last
    returning * into added;
  perform private.collect_mail(r.address, 'file_comments', added.id)
    from (select private.comment_recipients(added) as address order by address) r;
  return added;
end
$$;

-- Removes a comment of the caller.
create function public.remove_file_comment(comment uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.calling_account();
begin
  perform private.lock_readable_file((select c.file_id from public.file_comments c where c.id = comment));
  delete from public.file_comments c where c.id = comment and c.author_id = caller;
  if not found then
    raise exception 'You can remove only your own comments.' using errcode = '42501';
  end if;
end
$$;

-- Trigger function: sends a live update about a new or removed comment to the file's readers, and updates the
-- project's time of last change.
create function private.broadcast_file_comment() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  file public.files;
begin
  select * into file from public.files f where f.id = coalesce(new.file_id, old.file_id);
  if file.state = 'ready' then
    perform private.touch_project(file.project_id);
    perform private.broadcast_to_readers(file);
  end if;
  return null;
end
$$;

-- Trigger function: deletes a client's comments before the client's account is deleted.
create function private.delete_comments() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.file_comments c where c.author_id = old.id and not c.from_staff;
  return old;
end
$$;

-- Row-level security of public.files also limits this subquery.
create policy file_comments_read on public.file_comments for select to authenticated using (
  exists (select from public.files f where f.id = file_id and f.state = 'ready'));

create trigger broadcast_file_comment after insert or delete on public.file_comments
  for each row execute function private.broadcast_file_comment();
create trigger delete_comments before delete on auth.users
  for each row execute function private.delete_comments();

grant execute on function public.add_file_comment, public.remove_file_comment to authenticated, service_role;
