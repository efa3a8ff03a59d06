-- Creates one-purpose links in emails about asks (staff requests), which allow only to approve, answer or upload for
-- this ask, without a login.

insert into private.rate_limits (name, maximum, span, refusal) values
  ('task link', 20, '1 hour', 'Too many wrong links were opened from your network. Please log in, or wait an hour.');

create table private.task_links (
  -- The SHA-256 hash of the link's token.
  token_hash bytea primary key constraint task_links_hash_size check (octet_length(token_hash) = 32),
  ask_id uuid not null references public.asks (id) on delete cascade,
  -- The ask's content revision (round) at the time of the email, the only one that the link can decide about.
  round integer not null,
  -- The client who received the email, to whose account decisions and uploads through the link belong.
  account_id uuid not null references auth.users (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '14 days',
  used_at timestamptz
);
create index task_links_ask on private.task_links (ask_id, account_id);
create index task_links_account on private.task_links (account_id);
create index task_links_expires_at on private.task_links (expires_at);

alter table private.task_links enable row level security;

-- Returns true if the account is a client of the project, is confirmed, and is neither banned, deleted nor staff.
create function private.is_project_client(p_account uuid, p_project uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.project_people p join auth.users u on u.id = p.user_id
    where p.project_id = p_project and p.user_id = p_account
      and u.email_confirmed_at is not null and u.deleted_at is null
      and (u.banned_until is null or u.banned_until < now())
      and (private.staff_of(u.id)).staff_id is null)
$$;

-- Creates a one-purpose link for an email about an ask (staff request) and returns its token, or null if the ask is
-- not open or the recipient is no client of the project.
create function private.create_task_link(p_ask uuid, p_account uuid, p_recipient text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  token text := translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/=', '-_');
begin
  insert into private.task_links (token_hash, ask_id, round, account_id)
    select sha256(convert_to(token, 'UTF8')), a.id, a.round, u.id
    from public.asks a join auth.users u on u.id = p_account
    where a.id = p_ask and a.state = 'open' and lower(u.email collate "C") = p_recipient
      and private.is_project_client(u.id, a.project_id);
  if not found then
    return null;
  end if;
  -- Keeps expired links for 14 more days, so that the link page can explain the expiry.
  delete from private.task_links t where t.expires_at < now() - interval '14 days';
  return token;
end
$$;

-- Returns the one-purpose link of a token, or null. Unknown tokens count towards a rate limit of the network.
--
-- Callers must return null for an unknown token, because an error would roll back the counter.
create function private.find_task_link(p_token text, p_network text default private.client_network())
returns private.task_links
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- All callers whose network is unknown share one rate limit.
  network text := coalesce(p_network, 'unknown');
  link private.task_links;
begin
  if private.used_amount('task link', network)
      >= (select l.maximum from private.rate_limits l where l.name = 'task link') then
    perform private.check_rate_limit('task link', network);
  end if;
  select * into link from private.task_links t where t.token_hash = sha256(convert_to(p_token, 'UTF8'));
  if not found then
    perform private.check_rate_limit('task link', network);
  end if;
  return link;
end
$$;

-- Returns the state of a one-purpose link, or null if the link's account can no longer see the project.
--
-- The states of a link are 'open', 'used' (finished with a link), 'replaced' (the ask was withdrawn or has other
-- content), 'done' (finished in another way) and 'expired' (after 14 days).
create function private.task_link_state(p_link private.task_links) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when p_link.used_at is not null then 'used'
    when a.state = 'withdrawn' or a.round <> p_link.round then 'replaced'
    when a.state <> 'open' then 'done'
    when p_link.expires_at <= now() then 'expired'
    else 'open' end
  from public.asks a
  where a.id = p_link.ask_id and private.is_project_client(p_link.account_id, a.project_id)
$$;

-- Finds a one-purpose link by its token and locks its ask, so that only one of several simultaneous uses counts.
create function private.lock_task_link(p_token text) returns private.task_links
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.task_links := private.find_task_link(p_token);
begin
  perform from public.projects p
    where p.id = (select a.project_id from public.asks a where a.id = link.ask_id) for no key update;
  perform from public.asks a where a.id = link.ask_id for update;
  -- Reads the link again, because another transaction may have used it before this lock.
  select * into link from private.task_links t where t.token_hash = link.token_hash;
  return link;
end
$$;

-- Marks all links of the client to the same ask as used, including the links in reminders.
create function private.end_task_links(p_link private.task_links) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.task_links t set used_at = now()
    where t.ask_id = p_link.ask_id and t.account_id = p_link.account_id and t.used_at is null
$$;

create function private.file_of_link(p_file public.files) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('id', p_file.id, 'name', p_file.name, 'size', p_file.size, 'media_type', p_file.media_type,
    'state', p_file.state, 'version_number', p_file.version_number, 'from_staff', p_file.from_staff,
    'uploader_name', p_file.uploader_name, 'created_at', p_file.created_at)
$$;

-- Describes a one-purpose link with its state, and for an open link also with the ask, the client's name and the
-- files.
create function private.describe_task_link(p_link private.task_links) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case s.state
    when 'open' then jsonb_build_object(
      'state', s.state,
      'person', private.client_name(p_link.account_id),
      'project', p.title,
      'ask', jsonb_build_object('id', a.id, 'kind', a.kind, 'text_en', a.text_en, 'text_bn', a.text_bn,
        'file_count', a.file_count, 'due_on', a.due_on, 'asked_by_name', a.asked_by_name, 'state', a.state,
        'answer', a.answer, 'change_request', a.change_request, 'file_id', a.file_id, 'content', a.content,
        'round', a.round, 'version', a.version),
      'file', (select private.file_of_link(f) from public.files f where f.id = a.file_id and f.state = 'ready'),
      'files', coalesce((
        select jsonb_agg(private.file_of_link(f) order by f.created_at, f.id)
        from public.files f where f.ask_id = a.id and f.state = 'ready'), '[]'))
    else jsonb_build_object('state', s.state, 'ask', jsonb_build_object('kind', a.kind, 'decision', d.decision,
      'decided_name', d.decided_name, 'decided_at', d.decided_at, 'answered_name', a.answered_name,
      'answered_at', a.answered_at)) end
  from private.task_link_state(p_link) as s (state)
    join public.asks a on a.id = p_link.ask_id
    join public.projects p on p.id = a.project_id
    left join public.approvals d on d.ask_id = a.id and d.round = p_link.round
  where s.state is not null
$$;

-- Returns the ask of a one-purpose link, or only the state of a link that no longer works.
--
-- Opening a one-purpose link changes nothing, because email scanners open links automatically.
create function public.open_task_link(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return private.describe_task_link(private.find_task_link(token));
end
$$;

-- Adds a file row to the ask of a one-purpose link, or returns null if the link no longer works. The edge function
-- `files` then signs the upload URL.
create function public.link_add_file(token text, id uuid, name text, size integer, media_type text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.task_links := private.lock_task_link(token);
  target public.asks;
begin
  if private.task_link_state(link) is distinct from 'open' then
    return null;
  end if;
  select * into strict target from public.asks a where a.id = link.ask_id;
  perform private.check_file_ask(target.id, target.project_id);
  return private.file_of_link(private.add_file_of(link.account_id, link_add_file.id, link_add_file.name,
    link_add_file.size, link_add_file.media_type, target.project_id, null, target.id));
end
$$;

-- Stores the client's answer, ends the one-purpose link and returns its new state. For uploaded files, the answer is
-- empty.
create function public.link_answer(token text, answer text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.task_links := private.lock_task_link(token);
begin
  if private.task_link_state(link) = 'open' then
    perform private.store_answer(link.ask_id, link.account_id, link_answer.answer, null);
    perform private.end_task_links(link);
    link.used_at := now();
  end if;
  return private.describe_task_link(link);
end
$$;

-- Stores the client's decision, ends the one-purpose link and returns its new state.
create function public.link_decide(token text, decision public.decision, words text default '') returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.task_links := private.lock_task_link(token);
begin
  if private.task_link_state(link) = 'open' then
    perform private.store_decision(link.ask_id, link.account_id, link_decide.decision, link_decide.words, null, 'link');
    perform private.end_task_links(link);
    link.used_at := now();
  end if;
  return private.describe_task_link(link);
end
$$;

-- Returns a file that a one-purpose link may access: the client's own file for uploads, and any file of the ask for
-- downloads.
create function public.link_file(token text, file uuid, network text) returns setof public.files
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.task_links := private.find_task_link(token,
    host(private.network_of(private.parse_ip_address(link_file.network))));
begin
  return query
    select f.* from public.asks a join public.files f on f.id = link_file.file
    where a.id = link.ask_id and private.task_link_state(link) = 'open'
      and case f.state
        when 'ready' then f.id = a.file_id or f.ask_id = a.id
        when 'uploading' then f.ask_id = a.id and f.uploaded_by = link.account_id
        else false end;
end
$$;

-- Trigger function: deletes the one-purpose links of an account whose email address changed.
create function private.delete_links_of_account() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.task_links t where t.account_id = new.id;
  return null;
end
$$;

-- Trigger function: deletes a client's one-purpose links of a project when the client leaves the project.
create function private.delete_links_of_member() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.task_links t using public.asks a
    where a.id = t.ask_id and a.project_id = old.project_id and t.account_id = old.user_id;
  return null;
end
$$;

create trigger delete_task_links after update of email on auth.users
  for each row when (lower(old.email) is distinct from lower(new.email))
  execute function private.delete_links_of_account();
create trigger delete_task_links after delete on public.project_people
  for each row execute function private.delete_links_of_member();

grant execute on function public.open_task_link, public.link_add_file, public.link_answer, public.link_decide to anon,
  authenticated, service_role;
grant execute on function public.link_file to service_role;
