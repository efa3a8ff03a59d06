-- A key sent again is compared with all that its sender says, whichever columns that is: one that is added later counts
-- by itself. Otherwise as before.
create or replace function private.admit_contact_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  header text := private.request_header('idempotency-key');
  stored public.contact_messages;
  address inet := private.client_address();
  -- What the database fills in.
  ours constant text[] := array['id', 'created_at', 'idempotency_key'];
begin
  -- Whatever the row says: locally it may, hosted it has no right to this column.
  new.idempotency_key := null;
  if header is not null then
    begin
      new.idempotency_key := header::uuid;
    exception when invalid_text_representation then
      raise exception 'Idempotency-Key must be a UUID.' using errcode = 'PT400';
    end;
    -- A retry that overtakes its first attempt waits here until that one has ended.
    perform pg_advisory_xact_lock(hashtextextended(new.idempotency_key::text, 0));
    select * into stored from public.contact_messages m
      where m.idempotency_key = new.idempotency_key;
    if found then
      if to_jsonb(stored) - ours is distinct from to_jsonb(new) - ours then
        raise exception 'This Idempotency-Key belongs to another message.' using errcode = 'PT409';
      end if;
      -- Stored already: the insert ends here, and the caller hears of a success.
      return null;
    end if;
  end if;
  if address is not null then
    perform private.count_against('contact address', host(address));
  end if;
  perform private.count_against('contact sender', lower(btrim(new.email)));
  perform private.count_against('contact bytes', '', private.bytes_on_disk(pg_column_size(new)));
  return new;
end
$$;
