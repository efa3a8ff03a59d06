-- Creates the comments on file versions. A comment can belong to a point of a picture. Everyone who can read a file can
-- read its comments and write one. A comment sends no email. Open pages get a live update, and lists show the number of
-- comments.

create table public.file_comments (
  -- The browser generates the ID of this row. A retry with the same ID therefore adds no second row.
  id uuid primary key,
  file_id uuid not null references public.files (id) on delete cascade,
  -- The comment's number, which is shown on the picture. New comments of a file have increasing numbers.
  number integer not null constraint file_comments_number_range check (number between 1 and 100000),
  body text not null
    constraint file_comments_body_size check (char_length(body) <= 2000 and body ~ '[^[:space:]]'),
  -- The point on the picture that the comment is about, as fractions of the width and the height from the top left
  -- corner.
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

-- Locks a file that the caller can read, until the transaction ends. Concurrent comments of a file therefore get their
-- numbers one after the other. The error does not reveal whether a file of other clients exists.
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

-- Adds a comment to a file. A retry returns the comment that the first attempt added. Undo adds a removed comment again,
-- with its number.
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
    raise exception 'A version can have at most 200 comments. Remove a comment first.' using errcode = 'PT400';
  end if;
  if staff_member.staff_id is null then
    perform private.clear_counts();
    perform private.check_rate_limit('conversation writer', caller::text);
    perform private.check_rate_limit('conversation account bytes', caller::text,
      private.bytes_on_disk(octet_length(clean_body)));
  end if;
  insert into public.file_comments (id, file_id, number, body, x, y, author_id, from_staff, author_name)
    select add_file_comment.id, file,
      -- While a comment was removed, another comment may have got its number.
      case when add_file_comment.number <= last.number + 1 and not exists (
          select from public.file_comments c where c.file_id = file and c.number = add_file_comment.number)
        then add_file_comment.number else last.number + 1 end,
      clean_body, add_file_comment.x, add_file_comment.y, caller, staff_member.staff_id is not null,
      coalesce(staff_member.name, private.client_name(caller))
    from (select coalesce(max(c.number), 0) as number from public.file_comments c where c.file_id = file) last
    returning * into added;
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

-- Trigger function: notifies the users who can read a file about a new or removed comment.
create function private.broadcast_file_comment() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  file public.files;
begin
  select * into file from public.files f where f.id = coalesce(new.file_id, old.file_id);
  if file.state = 'ready' then
    perform private.broadcast_to_readers(file);
  end if;
  return null;
end
$$;

-- Trigger function: deletes the comments of a client before the client's account is deleted. The comments of staff stay.
create function private.delete_comments() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.file_comments c where c.author_id = old.id and not c.from_staff;
  return old;
end
$$;

-- The policy of public.files also limits the rows in this subquery.
create policy file_comments_read on public.file_comments for select to authenticated using (
  exists (select from public.files f where f.id = file_id and f.state = 'ready'));

create trigger broadcast_file_comment after insert or delete on public.file_comments
  for each row execute function private.broadcast_file_comment();
create trigger delete_comments before delete on auth.users
  for each row execute function private.delete_comments();

grant execute on function public.add_file_comment, public.remove_file_comment to authenticated, service_role;
