-- As before. News waits some minutes in the outbox. Staff who remove a client, for example after a mistake in the address,
-- also stop the emails about the project that were not sent yet.
create or replace function public.remove_project_client(project uuid, client uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_project(project);
  delete from public.project_people p where p.project_id = project and p.user_id = client;
  delete from private.outbox o
    where o.project_id = project and o.account_id = client and o.sent_at is null;
end
$$;
