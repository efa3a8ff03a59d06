-- Stores when a client last read each conversation and project, so that lists can mark unread items.

create table private.reads (
  account_id uuid not null references auth.users (id) on delete cascade,
  -- The ID of a conversation or a project.
  item_id uuid not null,
  read_at timestamptz not null default now(),
  primary key (account_id, item_id)
);
alter table private.reads enable row level security;

-- Records that the calling client has read a conversation or a project. The function ignores IDs of items that the
-- client cannot see.
create function public.mark_read(item uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.calling_account();
begin
  insert into private.reads as r (account_id, item_id)
    select caller, own.id from (
      select c.id from public.client_conversations() c union all select p.id from public.client_projects() p) own
    where own.id = mark_read.item
    on conflict (account_id, item_id) do update set read_at = now();
end
$$;

-- Returns the calling client's conversations and projects that have an unread reply, stage or update. An item that
-- was never read counts only if its news is at most thirty days old. Otherwise all old items would appear as unread
-- at first.
create function public.unread_items() returns table (id uuid)
language sql stable security definer set search_path = ''
as $$
  select own.id from (
    select c.id,
        (select max(m.created_at) from public.messages m where m.conversation_id = c.id and m.kind = 'staff') as news_at
      from public.client_conversations() c
    union all
    select p.id, (select max(e.created_at) from public.project_events e
        where e.project_id = p.id and not e.internal and e.author is not null)
      from public.client_projects() p) own
    left join private.reads r on r.account_id = private.caller_id() and r.item_id = own.id
  where own.news_at > coalesce(r.read_at, now() - interval '30 days')
$$;

grant execute on function public.mark_read, public.unread_items to authenticated, service_role;
