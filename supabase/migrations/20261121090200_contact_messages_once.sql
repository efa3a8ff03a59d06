-- A message is stored once however often it is sent, sizes count every character, and nobody
-- floods the inbox.

-- From the request's Idempotency-Key header, so that the body stays what the form says.
alter table public.contact_messages
  add column idempotency_key uuid constraint contact_idempotency_key_once unique;

-- The first checks looked at texts without their blanks, which let a name of a megabyte of blanks in
-- and a message of line breaks. "not valid": what is stored stays.
alter table public.contact_messages
  add constraint contact_name_size
    check (char_length(name) <= 100 and name ~ '[^[:space:]]') not valid,
  add constraint contact_message_not_blank check (message ~ '[^[:space:]]') not valid;

-- Hosted grants new sequences to everybody, and an identity column needs no such grant.
revoke all on sequence public.contact_messages_id_seq from anon, authenticated;

-- Runs as the owner: the sender may read neither messages nor counts.
create function private.admit_contact_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  header text := private.request_header('idempotency-key');
  stored public.contact_messages;
  address inet := private.client_address();
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
      if (stored.name, stored.email, stored.subject, stored.message)
        is distinct from (new.name, new.email, new.subject, new.message) then
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
  return new;
end
$$;
revoke execute on function private.admit_contact_message() from public;

create trigger admit_contact_message before insert on public.contact_messages
  for each row execute function private.admit_contact_message();
