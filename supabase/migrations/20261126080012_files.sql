-- Creates the table of files that clients and staff upload. The private Storage bucket `files` contains the bytes
-- under the ID of the row.
--
-- The upload states of a file: 'uploading' is visible only to the uploader, 'ready' was checked by the edge function
-- `files`, and 'removing' will be deleted.
create type public.file_state as enum ('uploading', 'ready', 'removing');

create table public.files (
  -- The ID that the browser chose, so that a retry adds no second row.
  id uuid primary key,
  project_id uuid references public.projects (id) on delete cascade,
  conversation_id uuid references public.conversations (id) on delete cascade,
  -- The ask (staff request) that the file answers.
  ask_id uuid,
  -- The message with which the file was sent, null while only its uploader can see the file.
  message_id uuid references public.messages (id) on delete cascade,
  name text not null constraint files_name_size check (char_length(name) between 1 and 255),
  -- The version number among files of the same name in the same project, conversation or ask.
  version_number integer not null default 1,
  size integer not null constraint files_size_range check (size between 1 and 26214400),
  -- The media type of the file extension, until `confirm_file` detects the media type.
  media_type text not null constraint files_media_type_size check (char_length(media_type) between 1 and 200),
  sha256 text constraint files_sha256_form check (sha256 ~ '^[0-9a-f]{64}$'),
  state public.file_state not null default 'uploading',
  from_staff boolean not null,
  uploaded_by uuid references auth.users (id) on delete set null,
  -- The uploader's name at the time of the upload, empty after a client deleted their account.
  uploader_name text not null,
  -- The version of the Storage object that the edge function checks.
  object_version text,
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  removed_at timestamptz,
  constraint files_one_place check (num_nonnulls(project_id, conversation_id) = 1),
  constraint files_message_in_conversation check (message_id is null or conversation_id is not null),
  constraint files_ask_in_project check (ask_id is null or project_id is not null),
  constraint files_ready_is_checked check ((ready_at is null) = (sha256 is null) and (state <> 'ready' or sha256 is not null)),
  constraint files_removing_is_dated check ((state = 'removing') = (removed_at is not null))
);
create index files_project on public.files (project_id, created_at);
create index files_conversation on public.files (conversation_id, created_at);
create index files_message on public.files (message_id);
create index files_ask on public.files (ask_id);
create index files_uploaded_by on public.files (uploaded_by);
create index files_unfinished on public.files (created_at) where state <> 'ready' or project_id is null and message_id is null;
create index files_search on public.files using gin (private.search_vector(name));

-- The allowed file extensions with their media types, the default first. No format can run as a program or as a script
-- in a browser.
create table private.file_types (
  extension text primary key constraint file_types_extension_form check (extension ~ '^[a-z0-9]{1,10}$'),
  media_types text[] not null constraint file_types_not_empty check (cardinality(media_types) > 0)
);
insert into private.file_types (extension, media_types) values
  ('png', '{image/png}'), ('jpg', '{image/jpeg}'), ('jpeg', '{image/jpeg}'), ('gif', '{image/gif}'),
  ('webp', '{image/webp}'), ('avif', '{image/avif}'), ('heic', '{image/heic,image/heic-sequence}'),
  ('heif', '{image/heif,image/heif-sequence}'), ('bmp', '{image/bmp}'), ('tif', '{image/tiff}'), ('tiff', '{image/tiff}'),
  ('psd', '{image/vnd.adobe.photoshop}'), ('ai', '{application/postscript,application/pdf}'),
  ('eps', '{application/postscript}'), ('indd', '{application/octet-stream}'), ('xd', '{application/octet-stream}'),
  ('fig', '{application/octet-stream}'), ('sketch', '{application/octet-stream}'),
  ('pdf', '{application/pdf}'), ('txt', '{text/plain}'), ('md', '{text/markdown}'), ('csv', '{text/csv}'),
  ('tsv', '{text/tab-separated-values}'), ('json', '{application/json}'), ('rtf', '{application/rtf,text/rtf}'),
  ('doc', '{application/msword}'), ('xls', '{application/vnd.ms-excel}'), ('ppt', '{application/vnd.ms-powerpoint}'),
  ('docx', '{application/vnd.openxmlformats-officedocument.wordprocessingml.document}'),
  ('xlsx', '{application/vnd.openxmlformats-officedocument.spreadsheetml.sheet}'),
  ('pptx', '{application/vnd.openxmlformats-officedocument.presentationml.presentation}'),
  ('odt', '{application/vnd.oasis.opendocument.text}'), ('ods', '{application/vnd.oasis.opendocument.spreadsheet}'),
  ('odp', '{application/vnd.oasis.opendocument.presentation}'), ('pages', '{application/octet-stream}'),
  ('numbers', '{application/octet-stream}'), ('key', '{application/octet-stream}'),
  ('mp3', '{audio/mpeg}'), ('m4a', '{audio/mp4,audio/x-m4a}'), ('wav', '{audio/wav,audio/x-wav}'),
  ('ogg', '{audio/ogg,video/ogg}'), ('mp4', '{video/mp4,audio/mp4}'), ('mov', '{video/quicktime}'),
  ('webm', '{video/webm,audio/webm}'), ('ttf', '{font/ttf}'), ('otf', '{font/otf}'), ('woff', '{font/woff}'),
  ('woff2', '{font/woff2}'), ('zip', '{application/zip,application/x-zip-compressed}'),
  ('7z', '{application/x-7z-compressed}'), ('rar', '{application/vnd.rar}');

insert into private.rate_limits (name, shared_limit, counted_by, maximum, span, refusal, reserve, small) values
  ('upload account', 'upload bytes', 'account', 300, '1 hour',
    'You uploaded too many files. Please wait an hour and try again.', 0, 0),
  ('upload network bytes', 'upload bytes', 'network', 1500000000, '6 hours',
    'Too many files came from your network. Please wait a few hours and try again.', 0, 0),
  ('upload bytes', null, null, 2000000000, '6 hours',
    'Too many files came from all senders together. Please wait a few hours and try again.', 1000000000, 200000000);

alter table public.files enable row level security;
alter table private.file_types enable row level security;
grant select on public.files to authenticated;
grant all on public.files to service_role;

-- Returns true if the caller can see a project or a conversation. Exactly one of the two arguments is null.
create function private.sees_place(p_project uuid, p_conversation uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case when p_project is null
    then private.is_staff() or p_conversation in (select private.my_conversations())
    else p_project in (select private.my_projects()) end
$$;

-- Normalises a filename, and removes the folders that some programs send.
create function private.file_name(p_value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select private.normalise_line(regexp_replace(private.normalise_line(p_value), '^.*[/\\]', ''))
$$;

-- Returns the media type of a filename, or the declared one if the extension allows it.
create function private.media_type_of(p_name text, p_declared text) returns text
language sql stable security definer set search_path = ''
as $$
  select case when p_declared = any (t.media_types) then p_declared else t.media_types[1] end
  from private.file_types t where t.extension = lower(substring(p_name from '.\.([A-Za-z0-9]+)$') collate "C")
$$;

-- Adds a file row for an account, without checking permissions. Clients can store 500 MB, and staff have no limit.
create function private.add_file_of(
  p_account uuid, p_id uuid, p_name text, p_size integer, p_media_type text, p_project uuid, p_conversation uuid,
  p_ask uuid
) returns public.files
language plpgsql volatile security definer set search_path = ''
as $$
declare
  clean_name text := private.file_name(p_name);
  media_type text := private.media_type_of(clean_name, p_media_type);
  staff_member public.staff := private.staff_of(p_account);
  added public.files;
begin
  perform private.lock_key(p_id);
  select * into added from public.files f where f.id = p_id;
  if found then
    perform private.check_key(added.uploaded_by = p_account and added.name = clean_name and added.size = p_size
      and (added.project_id, added.conversation_id, added.ask_id)
        is not distinct from (p_project, p_conversation, p_ask), 'file');
    return added;
  end if;
  if coalesce(clean_name, '') = '' or char_length(clean_name) > 255 then
    raise exception 'The name of this file is empty or too long. Use 1 to 255 characters.'
      using errcode = 'PT422', detail = 'bad_name';
  end if;
  if media_type is null then
    raise exception 'Files of this type are not accepted. Send a picture, a document, a video or a ZIP file.'
      using errcode = 'PT422', detail = 'bad_type';
  end if;
  if coalesce(p_size, 0) < 1 then
    raise exception 'This file is empty. Choose another file.' using errcode = 'PT422', detail = 'empty';
  end if;
  if p_size > 26214400 then
    raise exception 'This file is larger than 25 MB. Send a smaller file.' using errcode = 'PT422', detail = 'too_large';
  end if;
  if staff_member.staff_id is null then
    perform pg_advisory_xact_lock(hashtextextended('files of ' || p_account, 0));
    if (select coalesce(sum(f.size), 0) from public.files f where f.uploaded_by = p_account) + p_size > 524288000 then
      raise exception 'Your files would be larger than 500 MB together. Remove files that you no longer need.'
        using errcode = 'PT422', detail = 'storage_full';
    end if;
  end if;
  insert into public.files (id, project_id, conversation_id, ask_id, name, size, media_type, from_staff, uploaded_by,
      uploader_name)
    select p_id, p_project, p_conversation, p_ask, clean_name, p_size, media_type, staff_member.staff_id is not null,
      p_account, left(coalesce(staff_member.name, u.raw_user_meta_data ->> 'fullName', ''), 200)
    from auth.users u where u.id = p_account
    returning * into added;
  perform private.clear_counts();
  if added.from_staff then
    perform private.check_rate_limit('upload account', p_account::text);
  else
    perform private.check_shared_limit('upload bytes', p_size, jsonb_build_object('account', p_account), p_counts => true);
  end if;
  return added;
end
$$;

-- Returns the caller's message that started a conversation, for files that arrive up to a day later.
create function private.lock_first_message(p_key uuid) returns public.messages
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked public.messages;
begin
  select m.* into locked from public.contact_messages c
    join private.message_origins o on o.contact_message_id = c.id
    join public.messages m on m.id = o.message_id
    where c.idempotency_key = p_key and o.author_id = private.caller_id() and m.kind = 'client'
      and m.created_at > now() - interval '1 day'
      and m.conversation_id in (select private.my_conversations())
    for update of m;
  if not found then
    raise exception 'This message does not exist. Load your list of conversations again.' using errcode = 'PT404';
  end if;
  return locked;
end
$$;

-- Adds a row for a file that the caller will upload to a project, an ask or a conversation.
--
-- With `message_key`, the file belongs to the message that started the conversation.
create function public.add_file(
  id uuid, name text, size integer, media_type text, project uuid default null, conversation uuid default null,
  ask uuid default null, message_key uuid default null
) returns public.files
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.calling_account();
  first_message public.messages;
  added public.files;
begin
  if message_key is not null then
    first_message := private.lock_first_message(message_key);
  end if;
  if num_nonnulls(project, conversation, message_key) <> 1 then
    raise exception 'A file belongs to one project or one conversation. Choose one of them.' using errcode = 'PT400';
  end if;
  if private.sees_place(project, coalesce(conversation, first_message.conversation_id)) is not true then
    raise exception 'You have no access to this project or conversation. Load the list again.' using errcode = '42501';
  end if;
  if ask is not null then
    perform private.check_file_ask(ask, project);
  end if;
  added := private.add_file_of(caller, add_file.id, add_file.name, add_file.size, add_file.media_type, project,
    coalesce(conversation, first_message.conversation_id), ask);
  if first_message.id is not null and added.message_id is null then
    if (select count(*) from public.files f where f.message_id = first_message.id) >= 20 then
      raise exception 'A message can have at most 20 files. Send the others with another message.'
        using errcode = 'PT422', detail = 'too_many_files';
    end if;
    update public.files f set message_id = first_message.id where f.id = added.id returning * into added;
  end if;
  return added;
end
$$;

-- Locks a file row that the caller can remove: a client's own file, or for staff also project files and sent files.
create function private.lock_file(p_file uuid) returns public.files
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked public.files;
begin
  select * into locked from public.files f where f.id = p_file
      and private.sees_place(f.project_id, f.conversation_id)
      and (f.uploaded_by = private.calling_account()
        or private.is_staff() and (f.project_id is not null or f.message_id is not null))
    for update;
  if not found then
    raise exception 'You cannot change this file. Load the list of files again.' using errcode = '42501';
  end if;
  return locked;
end
$$;

-- Marks a file as removed. `restore_file` can undo the removal for ten minutes.
create function public.remove_file(id uuid) returns public.files
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed public.files := private.lock_file(remove_file.id);
begin
  if changed.state <> 'removing' then
    perform private.check_file_removal(changed);
    update public.files f set state = 'removing', removed_at = now() where f.id = changed.id returning * into changed;
  end if;
  return changed;
end
$$;

create function public.restore_file(id uuid) returns public.files
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed public.files := private.lock_file(restore_file.id);
begin
  -- A restore is possible for 10 minutes and the cleanup starts after 15, so both never process the same file.
  if changed.removed_at < now() - interval '10 minutes' then
    raise exception 'This file is already deleted. Upload it again.' using errcode = 'PT409';
  end if;
  update public.files f set state = case when f.ready_at is null then 'uploading' else 'ready' end::public.file_state,
      removed_at = null
    where f.id = changed.id returning * into changed;
  return changed;
end
$$;

-- Attaches the caller's unsent files of a conversation to a message.
create function private.attach_files(p_message public.messages, p_files uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  attached integer;
begin
  if cardinality(p_files) > 20 then
    raise exception 'A message can have at most 20 files. Send the others with another message.' using errcode = 'PT422';
  end if;
  update public.files f set message_id = p_message.id
    where f.id = any (p_files) and f.conversation_id = p_message.conversation_id and f.state = 'ready'
      and f.message_id is null and f.uploaded_by = private.caller_id();
  get diagnostics attached = row_count;
  if attached <> (select count(distinct file) from unnest(p_files) as file) then
    raise exception 'A file of this message is not uploaded or was removed. Check the files and send again.'
      using errcode = 'PT409';
  end if;
end
$$;

-- Returns the files that were sent with a message.
create function private.files_of(p_message uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size, 'media_type', f.media_type,
      'version_number', f.version_number) order by f.created_at, f.id), '[]')
  from public.files f where f.message_id = p_message and f.state = 'ready'
$$;

-- A trigger function that removes a deleted account's unsent files, and the files of projects without another client.
create function private.release_files() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.files f set state = 'removing', removed_at = '-infinity'
    where f.uploaded_by = old.id and not f.from_staff and f.project_id is null and f.message_id is null
      or f.project_id in (select p.project_id from public.project_people p where p.user_id = old.id)
        and not exists (select from public.project_people o where o.project_id = f.project_id and o.user_id <> old.id);
  update public.files f set uploader_name = '' where f.uploaded_by = old.id and not f.from_staff;
  return old;
end
$$;

-- Repeats the conditions of `sees_place`, which PostgreSQL would call for each row.
create policy files_read on public.files for select to authenticated using (
  (project_id in (select private.my_projects()) or conversation_id in (select private.my_conversations())
    or conversation_id is not null and (select private.is_staff()))
  and (state = 'ready' and (project_id is not null or message_id is not null)
    or state <> 'removing' and uploaded_by = (select private.caller_id())));

create trigger a_normalise before insert or update of name, uploader_name on public.files
  for each row execute function private.normalise_columns('name', 'line', 'uploader_name', 'line');
create trigger touch_project after update of state on public.files
  for each row when (old.state <> new.state and 'ready' in (old.state, new.state))
  execute function private.touch_project_of_row();
create trigger release_files before delete on auth.users
  for each row execute function private.release_files();

grant execute on function public.add_file, public.remove_file, public.restore_file to authenticated, service_role;
