-- Creates the table of files that clients and staff upload in conversations, projects and asks (requests to clients).
-- The private Storage bucket `files` contains the bytes. The name of a Storage object is the ID of its row.
--
-- An upload has three steps. `add_file` adds a row in the state 'uploading', which allows the upload of its object.
-- The browser uploads the bytes to Storage. The edge function `files` reads the stored bytes and calls `confirm_file`,
-- which makes the file visible to others.

-- 'removing' means that the edge function will delete the bytes and then the row.
create type public.file_state as enum ('uploading', 'ready', 'removing');

create table public.files (
  -- The ID, which the browser chooses. A retry of `add_file` with the same ID adds no second row.
  id uuid primary key,
  project_id uuid references public.projects (id) on delete cascade,
  conversation_id uuid references public.conversations (id) on delete cascade,
  -- The ask (request to a client) that the file answers. A later migration adds the foreign key.
  ask_id uuid,
  -- The message that the file of a conversation was sent with. An unsent file is visible only to its uploader.
  message_id uuid references public.messages (id) on delete cascade,
  name text not null constraint files_name_size check (char_length(name) between 1 and 255),
  -- The version number among files of the same name in the same project, conversation or ask.
  version_number integer not null default 1,
  size integer not null constraint files_size_range check (size between 1 and 26214400),
  -- The media type of the file extension. `confirm_file` replaces it with the detected media type.
  media_type text not null constraint files_media_type_size check (char_length(media_type) between 1 and 200),
  sha256 text constraint files_sha256_form check (sha256 ~ '^[0-9a-f]{64}$'),
  state public.file_state not null default 'uploading',
  from_staff boolean not null,
  uploaded_by uuid references auth.users (id) on delete set null,
  -- The uploader's name at the time of the upload. Empty after a client deleted their account.
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

-- The allowed file extensions with their media types. The first media type is the default. The list has no formats
-- that can run as a program or as a script in a browser.
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

insert into private.rate_limits (name, maximum, span, refusal, reserve, small) values
  ('upload account', 300, '1 hour', 'You uploaded too many files. Please wait an hour and try again.', 0, 0),
  ('upload network bytes', 1500000000, '6 hours',
    'Too many files came from your network. Please wait a few hours and try again.', 0, 0),
  ('upload bytes', 2000000000, '6 hours',
    'Too many files came from all senders together. Please wait a few hours and try again.', 1000000000, 200000000);

alter table public.files enable row level security;
alter table private.file_types enable row level security;
grant select on public.files to authenticated;
grant all on public.files to service_role;

create trigger a_normalise before insert or update of name, uploader_name on public.files
  for each row execute function private.normalise_columns('name', 'line', 'uploader_name', 'line');

-- Returns the IDs of the conversations of the calling client. Policies call it once per query.
create function private.my_conversations() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select c.id from public.conversations c
  where private.caller_role() = 'user' and c.client_id = (select private.caller_id())
$$;

-- Returns true if the caller can see a project or a conversation. One of the arguments is null.
create function private.sees_place(p_project uuid, p_conversation uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case when p_project is null
    then private.is_staff() or p_conversation in (select private.my_conversations())
    else p_project in (select private.my_projects()) end
$$;

-- Normalises the name of a file. Some programs send the whole path, so the folders are removed.
create function private.file_name(p_value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select private.normalise_line(regexp_replace(private.normalise_line(p_value), '^.*[/\\]', ''))
$$;

-- Returns the media type of a file name. Uses the media type that the browser declared only if the extension allows
-- it.
create function private.media_type_of(p_name text, p_declared text) returns text
language sql stable security definer set search_path = ''
as $$
  select case when p_declared = any (t.media_types) then p_declared else t.media_types[1] end
  from private.file_types t where t.extension = lower(substring(p_name from '.\.([A-Za-z0-9]+)$') collate "C")
$$;

-- Rejects a file for an ask that does not accept files. This version rejects all asks. The migration of the asks
-- replaces it.
create function private.check_file_ask(p_ask uuid, p_project uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  raise exception 'This request does not exist. Load the project again.' using errcode = 'PT404';
end
$$;

-- Rejects the removal of a file that an approval needs. This version allows every removal. The migration of the asks
-- replaces it.
create function private.check_file_removal(p_file public.files) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
end
$$;

-- Adds a file row for an account. The caller must check the permissions first. Clients can store 500 MB, and staff
-- have no such limit.
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
  limits constant text[] := array['upload account', 'upload network bytes'];
  subjects text[] := array[p_account::text, private.client_network()];
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
    raise exception 'The name of this file is empty or too long. Use 1 to 255 characters.' using errcode = 'PT422';
  end if;
  if media_type is null then
    raise exception 'Files of this type are not accepted. Send a picture, a document, a video or a ZIP file.'
      using errcode = 'PT422';
  end if;
  if coalesce(p_size, 0) < 1 then
    raise exception 'This file is empty. Choose another file.' using errcode = 'PT422';
  end if;
  if p_size > 26214400 then
    raise exception 'This file is larger than 25 MB. Send a smaller file.' using errcode = 'PT422';
  end if;
  if staff_member.staff_id is null then
    perform pg_advisory_xact_lock(hashtextextended('files of ' || p_account, 0));
    if (select coalesce(sum(f.size), 0) from public.files f where f.uploaded_by = p_account) + p_size > 524288000 then
      raise exception 'Your files would be larger than 500 MB together. Remove files that you no longer need.'
        using errcode = 'PT422';
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
    perform private.refuse_full_limit(
      private.count_shared_limit('upload bytes', limits, subjects, p_size), 'upload bytes', limits, subjects);
  end if;
  return added;
end
$$;

-- Adds a file of the caller to a project, an ask of a project or a conversation. The caller can then upload its bytes.
create function public.add_file(
  id uuid, name text, size integer, media_type text, project uuid default null, conversation uuid default null,
  ask uuid default null
) returns public.files
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.calling_account();
begin
  if num_nonnulls(project, conversation) <> 1 then
    raise exception 'A file belongs to one project or one conversation. Choose one of them.' using errcode = 'PT400';
  end if;
  if private.sees_place(project, conversation) is not true then
    raise exception 'You have no access to this project or conversation. Load the list again.' using errcode = '42501';
  end if;
  if ask is not null then
    perform private.check_file_ask(ask, project);
  end if;
  return private.add_file_of(caller, add_file.id, add_file.name, add_file.size, add_file.media_type, project,
    conversation, ask);
end
$$;

-- Locks a file row that the caller can remove. Clients can remove their own files. Staff can also remove files of
-- projects and sent files of conversations.
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

-- Marks a file as removed. The bytes are deleted later. `restore_file` can undo the removal for ten minutes.
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
  -- The cleanup deletes a file after 15 minutes. A restore is allowed for only 10 minutes, so they cannot run at the
  -- same time.
  if changed.removed_at < now() - interval '10 minutes' then
    raise exception 'This file is already deleted. Upload it again.' using errcode = 'PT409';
  end if;
  update public.files f set state = case when f.ready_at is null then 'uploading' else 'ready' end::public.file_state,
      removed_at = null
    where f.id = changed.id returning * into changed;
  return changed;
end
$$;

-- Attaches the caller's files to a message. Each file must belong to the message's conversation and must be unsent.
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

alter type public.client_message add attribute files jsonb;

-- Replaces the function of conversation_calls.sql, and adds the files of each message.
create or replace function private.client_messages_of(p_conversation uuid, p_before integer default null)
returns setof public.client_message
language sql stable security definer set search_path = ''
as $$
  select m.id, n.number, m.kind, m.author_name, m.body, m.created_at, coalesce((
      select jsonb_agg(jsonb_build_object('id', a.id, 'number', a.number, 'name', a.name, 'size', a.size) order by a.number)
      from public.attachments a where a.message_id = m.id), '[]'), private.files_of(m.id)
  from (
    select numbered.* from (
      select o.id, (row_number() over (order by o.number))::integer as number
      from public.messages o where o.conversation_id = p_conversation and not o.internal) numbered
    where p_before is null or numbered.number < p_before
    order by numbered.number desc limit 100) n
  join public.messages m on m.id = n.id
$$;

-- Replaces the function of conversation_calls.sql, and accepts files for a reply.
drop function public.send_reply(uuid, text, integer, uuid);
create function public.send_reply(
  conversation uuid, body text, expected_version integer, key uuid, files uuid[] default '{}'
) returns public.messages
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
  reply public.messages := private.find_by_idempotency_key(conversation, send_reply.body, send_reply.key);
  answered public.conversations;
begin
  if reply.id is not null then
    return reply;
  end if;
  answered := private.lock_conversation(conversation, expected_version);
  reply := private.add_caller_message(conversation, 'staff', caller.name, send_reply.body, send_reply.key, 'queued');
  perform private.attach_files(reply, send_reply.files);
  update public.conversations c set assignee = coalesce(c.assignee, caller.staff_id) where c.id = conversation;
  delete from private.conversation_presence l where l.conversation_id = conversation and l.staff_id = caller.staff_id;
  insert into private.outbox (message_id, recipient, template) values (reply.id, answered.email, 'reply');
  return reply;
end
$$;

-- Replaces the function of conversation_calls.sql, and accepts files for a message.
drop function public.write_to_conversation(uuid, text, uuid);
create function public.write_to_conversation(conversation uuid, body text, key uuid, files uuid[] default '{}')
returns public.client_message
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
  own_conversation public.conversations;
  written public.messages;
  limits constant text[] := array['conversation writer', 'conversation account bytes', 'conversation network bytes'];
  subjects text[] := array[caller::text, caller::text, private.client_network()];
begin
  select * into own_conversation from public.conversations c where c.id = conversation and c.client_id = caller for update;
  if not found then
    raise exception 'This conversation is not yours. Load your list of conversations again.' using errcode = '42501';
  end if;
  written := private.find_by_idempotency_key(conversation, write_to_conversation.body, write_to_conversation.key);
  if written.id is not null then
    return private.client_message_of(written);
  end if;
  perform private.refuse_full_limit(
    private.find_full_limit('conversation bytes', limits, subjects,
      private.max_text_bytes(write_to_conversation.body, 1)),
    'conversation bytes', limits, subjects);
  written := private.add_caller_message(conversation, 'client', own_conversation.name, write_to_conversation.body,
    write_to_conversation.key);
  perform private.attach_files(written, write_to_conversation.files);
  perform private.refuse_full_limit(
    private.count_shared_limit('conversation bytes', limits, subjects,
      private.added_bytes(own_conversation, octet_length(written.body))),
    'conversation bytes', limits, subjects);
  perform private.clear_counts();
  return private.client_message_of(written);
end
$$;

-- Returns the file ID in the name of a Storage object, or null if the name is not an ID.
create function private.file_of_object(p_name text) returns uuid
language sql immutable parallel safe set search_path = ''
as $$
  select case when p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p_name::uuid end
$$;

-- Returns the file that the edge function will check. Stores the version of the Storage object, because a second
-- upload could replace the bytes during the check.
create function public.file_to_confirm(id uuid) returns public.files
language plpgsql volatile security definer set search_path = ''
as $$
declare
  checking public.files;
begin
  update public.files f set object_version = (
      select o.version from storage.objects o where o.bucket_id = 'files' and o.name = f.id::text)
    where f.id = file_to_confirm.id and f.state = 'uploading' returning * into checking;
  if not found then
    select * into checking from public.files f where f.id = file_to_confirm.id and f.state = 'ready';
  end if;
  if not found then
    raise exception 'This file does not exist or was removed. Upload it again.' using errcode = 'PT404';
  end if;
  return checking;
end
$$;

-- Makes a file visible after the edge function has checked its bytes. A retry returns the confirmed file.
create function public.confirm_file(id uuid, size integer, sha256 text, media_type text) returns public.files
language plpgsql volatile security definer set search_path = ''
as $$
declare
  confirmed public.files;
begin
  select * into confirmed from public.files f where f.id = confirm_file.id for update;
  if confirmed.state = 'ready' and confirmed.sha256 = confirm_file.sha256 then
    return confirmed;
  end if;
  -- Read the object version only after locking the row. The trigger on storage.objects waits for this lock.
  if confirmed.state is distinct from 'uploading' or not exists (
    select from storage.objects o where o.bucket_id = 'files' and o.name = confirmed.id::text
      and o.version is not distinct from confirmed.object_version) then
    raise exception 'This file has not arrived. Upload it again.' using errcode = 'PT409';
  end if;
  if confirmed.size is distinct from confirm_file.size then
    raise exception 'This file arrived incomplete. Upload it again.' using errcode = 'PT422';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(
    concat_ws(' ', 'files of', confirmed.project_id, confirmed.conversation_id, confirmed.name), 0));
  update public.files f set state = 'ready', ready_at = now(), sha256 = confirm_file.sha256,
      media_type = confirm_file.media_type,
      version_number = 1 + coalesce((select max(e.version_number) from public.files e
        where e.name = f.name and e.ready_at is not null
          and (e.project_id, e.conversation_id, e.ask_id) is not distinct from (f.project_id, f.conversation_id, f.ask_id)), 0)
    where f.id = confirmed.id returning * into confirmed;
  return confirmed;
end
$$;

-- Rejects an uploaded file. The edge function then deletes the bytes.
create function public.reject_file(id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.files f set state = 'removing', removed_at = '-infinity' where f.id = reject_file.id and f.state = 'uploading'
$$;

-- Returns the IDs of Storage objects to delete, and marks their rows so that nothing can restore them: - files that
-- were removed more than 15 minutes ago - uploads that are unfinished after a day, and files that are unsent after a
-- week - objects without a row, after 130 minutes, because their upload links are valid for two hours
create function public.files_to_clean() returns table (id uuid)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  update public.files f set state = 'removing', removed_at = '-infinity'
    where f.state = 'uploading' and f.created_at < now() - interval '1 day'
      or f.state = 'ready' and f.project_id is null and f.message_id is null and f.created_at < now() - interval '7 days';
  return query
    select f.id from public.files f where f.state = 'removing' and f.removed_at < now() - interval '15 minutes'
    union
    select private.file_of_object(o.name) from storage.objects o
    where o.bucket_id = 'files' and o.created_at < now() - interval '130 minutes'
      and private.file_of_object(o.name) is not null
      and not exists (select from public.files f where f.id = private.file_of_object(o.name))
    limit 100;
end
$$;

-- Deletes the rows of removed files whose bytes Storage has deleted.
create function public.forget_files(ids uuid[]) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.files f where f.id = any (ids) and f.state = 'removing'
    and not exists (select from storage.objects o where o.bucket_id = 'files' and o.name = f.id::text)
$$;

-- Runs before an account is deleted. Removes the unsent files of the account, and all files of projects without
-- another client. The other files of the account remain without the uploader's name.
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

create trigger release_files before delete on auth.users
  for each row execute function private.release_files();

-- Replaces the function of people_and_accounts.sql, and adds the list of the caller's files. The client downloads the
-- bytes in the portal, because Storage contains them.
create or replace function public.export_my_data() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.export_account() || jsonb_build_object(
    'language', private.language_of(private.calling_account()),
    'projects', coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'title', p.title, 'stage', p.stage, 'due_on', p.due_on,
          'created_at', p.created_at, 'events', (
            select jsonb_agg(jsonb_build_object('kind', e.kind, 'stage', e.stage, 'body', e.body,
                'created_at', e.created_at) order by e.number)
            from public.project_events e where e.project_id = p.id and not e.internal))
        order by p.created_at)
      from public.projects p join public.project_people m on m.project_id = p.id
      where m.user_id = private.calling_account()), '[]'),
    'files', coalesce((
      select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'version_number', f.version_number, 'size', f.size,
          'media_type', f.media_type, 'sha256', f.sha256, 'project', f.project_id, 'conversation', f.conversation_id,
          'message', f.message_id, 'uploaded_by_me', f.uploaded_by is not distinct from private.calling_account(),
          'created_at', f.created_at) order by f.created_at, f.id)
      from public.files f
      where f.state = 'ready'
        and (f.project_id in (select p.project_id from public.project_people p where p.user_id = private.calling_account())
          or f.conversation_id in (select c.id from public.conversations c where c.client_id = private.calling_account())
            and (f.message_id is not null or f.uploaded_by = private.calling_account()))), '[]'))
$$;

-- Replaces the function of email.sql, and adds the files of the reply. The email attaches the smallest files first,
-- up to 10 MB in total. `attached` is false for files that the email only lists.
create or replace function private.reply_data(p_reply public.messages) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author', split_part(p_reply.author_name, ' ', 1),
    'body', p_reply.body,
    'subject', c.subject,
    'quoted', coalesce((select m.body from public.messages m
      where m.conversation_id = c.id and m.kind in ('visitor', 'client') and m.number < p_reply.number
      order by m.number desc limit 1), ''),
    'conversation', case when c.client_id is not null then c.id end,
    'files', coalesce((
      select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size, 'media_type', f.media_type,
          'attached', f.bytes <= 10485760) order by f.created_at, f.id)
      from (select s.*, sum(s.size) over (order by s.size, s.id) as bytes from public.files s
        where s.message_id = p_reply.id and s.state = 'ready') f), '[]'))
  from public.conversations c where c.id = p_reply.conversation_id
$$;

-- Moves the search function of search.sql to the schema `private`. The new search calls it, and also finds uploaded
-- files.
alter function public.search_portal(text, integer) set schema private;
revoke execute on function private.search_portal from authenticated, service_role;

-- Extends the results of `private.search_portal` with uploaded files. The kind 'file' includes email attachments and
-- files of conversations. The kind 'project_file' is a file of a project, and parent_id is the project ID.
create function public.search_portal(query text, max_rows integer default 5)
returns table (kind text, id text, parent_id text, title text, detail text, at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  caller uuid := private.calling_account();
  is_staff boolean := private.is_staff();
  terms tsquery := private.search_query(search_portal.query);
  maximum integer := least(greatest(coalesce(max_rows, 5), 1), 20);
begin
  return query
    with found as materialized (
      select r.* from private.search_portal(search_portal.query, maximum) r
    ), uploaded as (
      select f.id::text, c.id::text as parent, f.name, c.subject, f.created_at
      from public.files f join public.conversations c on c.id = f.conversation_id
      where private.search_vector(f.name) @@ terms and f.state = 'ready'
        and (is_staff or c.client_id = caller) and (f.message_id is not null or f.uploaded_by = caller)
      order by f.created_at desc, f.id limit maximum
    )
    (select f.* from found f where f.kind <> 'file')
    union all
    (select files.* from (
        select f.* from found f where f.kind = 'file'
        union all
        select 'file', u.id, u.parent, u.name, u.subject, u.created_at from uploaded u) files
      order by files.at desc, files.id limit maximum);
  return query
    select 'project_file', f.id::text, p.id::text, f.name, p.title, f.created_at
    from public.files f join public.projects p on p.id = f.project_id
    where private.search_vector(f.name) @@ terms and f.state = 'ready' and p.id in (select private.my_projects())
    order by f.created_at desc, f.id limit maximum;
end
$$;

-- The policy does not call `sees_place`, because PostgreSQL would call it for each row.
create policy files_read on public.files for select to authenticated using (
  (project_id in (select private.my_projects()) or conversation_id in (select private.my_conversations())
    or conversation_id is not null and (select private.is_staff()))
  and (state = 'ready' and (project_id is not null or message_id is not null)
    or state <> 'removing' and uploaded_by = (select private.caller_id())));

grant execute on function private.my_conversations, private.file_of_object to authenticated;
grant execute on function public.add_file, public.remove_file, public.restore_file, public.send_reply,
  public.write_to_conversation, public.search_portal to authenticated, service_role;
grant execute on function public.file_to_confirm, public.confirm_file, public.reject_file, public.files_to_clean,
  public.forget_files to service_role;

-- The bucket has no policies to change or delete objects. Only the edge function deletes them, with the service key.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  select 'files', 'files', false, 26214400, array_agg(distinct types.type order by types.type)
  from private.file_types t cross join unnest(t.media_types) as types (type);

-- Rejects a Storage object if no unfinished upload has exactly its size. A policy cannot check the size, because
-- Storage knows it only after the upload. The check also rejects uploads to a finished file, because an upload link
-- is valid for two hours.
create function private.check_object() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if new.bucket_id = 'files' and new.metadata ->> 'size' is not null then
    perform from public.files f
      where f.id = private.file_of_object(new.name) and f.state = 'uploading' and f.size::text = new.metadata ->> 'size'
      for update;
    if not found then
      raise exception 'This upload does not match the announced file. Upload the file again.' using errcode = '42501';
    end if;
  end if;
  return new;
end
$$;

create trigger check_object before insert or update of metadata on storage.objects
  for each row execute function private.check_object();

-- The policy of public.files also limits the rows in this subquery. Both tables have a column `name`, so
-- `objects.name` needs the table name.
create policy files_insert on storage.objects for insert to authenticated with check (
  bucket_id = 'files' and exists (
    select from public.files f
    where f.id = private.file_of_object(objects.name) and f.state = 'uploading' and f.uploaded_by = (select private.caller_id())));
create policy files_read on storage.objects for select to authenticated using (
  bucket_id = 'files' and exists (
    select from public.files f where f.id = private.file_of_object(objects.name) and f.state = 'ready'));
