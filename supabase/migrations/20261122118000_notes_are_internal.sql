-- A client's list told that something had been written when it was a note, which is none of theirs.

-- As before, but a note leaves the time of the last message.
create or replace function private.add_message(
  conversation uuid, as_kind public.message_kind, author text, words text,
  as_delivery public.delivery_state default 'none', reopens boolean default true, written_at timestamptz default now()
) returns public.messages
language plpgsql security definer set search_path = ''
as $$
declare
  at_ms timestamptz := date_trunc('milliseconds', written_at);
  added public.messages;
begin
  perform from public.conversations c where c.id = conversation for update;
  insert into public.messages (conversation_id, number, kind, author_name, body, internal, delivery, created_at)
    values (conversation,
      coalesce((select max(m.number) from public.messages m where m.conversation_id = conversation), 0) + 1,
      as_kind, author, words, as_kind = 'note', as_delivery, at_ms)
    returning * into added;
  update public.conversations c set
      version = c.version + 1,
      last_message_at = case when as_kind = 'note' then c.last_message_at else at_ms end,
      preview = case when as_kind = 'note' then c.preview
        else left(btrim(regexp_replace(left(words, 600), '[[:space:]]+', ' ', 'g')), 140) end,
      -- A tsvector ends at a megabyte.
      search = case when as_kind = 'note' or pg_column_size(c.search) > 200000 then c.search
        else c.search || to_tsvector('simple', words) end,
      status = case when as_kind = 'staff' then 'waiting'
        when as_kind = 'note' or not reopens or c.status = 'spam' then c.status else 'open' end,
      waiting_since = case when as_kind = 'staff' then null
        when as_kind = 'note' or not reopens or c.status = 'spam' then c.waiting_since
        else coalesce(c.waiting_since, at_ms) end
    where c.id = conversation;
  return added;
end
$$;

update public.conversations c set last_message_at = m.last
  from (select conversation_id, max(created_at) as last from public.messages where not internal group by conversation_id) m
  where m.conversation_id = c.id and m.last < c.last_message_at;
