-- A link shows where it leads. A user name before the host looks like the host (`https://torsa.example@evil.example/`).
-- Links are never changed, so that older ones stay as they are.
alter table public.project_links add constraint project_links_url_host
  check (url ~ '^https://[^[:space:]/?#@\\]+([/?#][^[:space:]]*)?$') not valid;
