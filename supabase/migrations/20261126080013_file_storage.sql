-- Creates the private Storage bucket of the files, from which only the edge function `files` can delete objects.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  select 'files', 'files', false, 26214400, array_agg(distinct types.type order by types.type)
  from private.file_types t cross join unnest(t.media_types) as types (type);

-- Returns the file ID in the name of a Storage object, or null.
create function private.file_of_object(p_name text) returns uuid
language sql immutable parallel safe set search_path = ''
as $$
  select case when p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p_name::uuid end
$$;

-- Returns the file that the edge function will check, and stores its object version, because a second upload could
-- replace the bytes.
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

-- Makes a file visible after the edge function has checked its bytes. A retry returns the same file.
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
  -- Reads the object version after locking the row, because the trigger on storage.objects waits for this lock.
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

-- Rejects an uploaded file, whose bytes the edge function then deletes.
create function public.reject_file(id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.files f set state = 'removing', removed_at = '-infinity' where f.id = reject_file.id and f.state = 'uploading'
$$;

-- Returns the IDs of Storage objects to delete, and marks their rows so that nothing can restore them.
--
-- These are files removed for 15 minutes, uploads unfinished for a day, files unsent for a week, and objects without a
-- row for 130 minutes (upload links are valid for two hours).
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

-- Rejects a Storage object if no unfinished upload has exactly its size, which Storage knows only after the upload.
create function private.check_object() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if new.bucket_id = 'files' and new.metadata ->> 'size' is not null then
    perform from public.files f
      where f.id = private.file_of_object(new.name) and f.state = 'uploading' and f.size::text = new.metadata ->> 'size'
      for update;
    if not found then
      raise exception 'This upload is not the file that was announced. Upload the file again.' using errcode = '42501';
    end if;
  end if;
  return new;
end
$$;

create trigger check_object before insert or update of metadata on storage.objects
  for each row execute function private.check_object();

-- Row-level security of public.files also limits this subquery, in which `name` needs a table name.
create policy files_insert on storage.objects for insert to authenticated with check (
  bucket_id = 'files' and exists (
    select from public.files f
    where f.id = private.file_of_object(objects.name) and f.state = 'uploading' and f.uploaded_by = (select private.caller_id())));
create policy files_read on storage.objects for select to authenticated using (
  bucket_id = 'files' and exists (
    select from public.files f where f.id = private.file_of_object(objects.name) and f.state = 'ready'));

grant execute on function private.file_of_object to authenticated;
grant execute on function public.file_to_confirm, public.confirm_file, public.reject_file, public.files_to_clean,
  public.forget_files to service_role;
