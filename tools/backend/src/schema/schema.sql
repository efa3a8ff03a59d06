-- Reads the database schema that the migrations created: the kind, name and definition of each object. It leaves out
-- objects of extensions, PostgreSQL and Supabase.
with ours as (
  select oid, nspname, nspowner, nspacl from pg_namespace where nspname in ('public', 'private')
), relations as (
  select c.*, c.oid::regclass::text as name from pg_class c
  where c.relnamespace in (select oid from ours) and c.relkind in ('r', 'p', 'v', 'm', 'S')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
), functions as (
  select p.*, p.oid::regprocedure::text as name from pg_proc p
  where p.pronamespace in (select oid from ours)
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
), types as (
  select t.*, t.oid::regtype::text as name from pg_type t
  where t.typnamespace in (select oid from ours) and t.typtype in ('e', 'c', 'd', 'r')
    and (t.typrelid = 0 or exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c'))
), grants as (
  select 'schema ' || nspname as name, nspowner as owner, coalesce(nspacl, acldefault('n', nspowner)) as acl from ours
  union all
  select case relkind when 'S' then 'sequence ' else 'table ' end || name, relowner,
    coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner)) from relations
  union all
  select 'column ' || r.name || '.' || a.attname, r.relowner, a.attacl
    from relations r join pg_attribute a on a.attrelid = r.oid where a.attacl is not null and not a.attisdropped
  union all
  select 'function ' || name, proowner, coalesce(proacl, acldefault('f', proowner)) from functions
  union all
  select 'type ' || name, typowner, coalesce(typacl, acldefault('T', typowner)) from types
  union all
  select concat('new ', case defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions'
      when 'T' then 'types' else 'schemas' end, ' of ', defaclrole::regrole, ' in ',
      coalesce((select nspname from pg_namespace n where n.oid = defaclnamespace), 'every schema')), defaclrole, defaclacl
    from pg_default_acl
)
select 'grant' as kind, g.name, string_agg(concat(
    case a.grantee when 0 then 'public' else a.grantee::regrole::text end, ' ', a.privilege_type,
    case when a.is_grantable then ' with grant option' end), ', '
    order by case a.grantee when 0 then 'public' else a.grantee::regrole::text end, a.privilege_type) as definition
  from grants g cross join lateral aclexplode(g.acl) a group by g.name, g.owner
union all
select 'owner', 'schema ' || nspname, nspowner::regrole::text from ours
union all
select 'owner', 'relation ' || name, relowner::regrole::text from relations
union all
select 'owner', 'function ' || name, proowner::regrole::text from functions
union all
select 'owner', 'type ' || name, typowner::regrole::text from types
union all
select 'extension', e.extname::text, n.nspname::text from pg_extension e join pg_namespace n on n.oid = e.extnamespace
union all
select 'table', r.name, concat_ws(' ', r.relkind, r.relpersistence, 'options:', r.reloptions::text,
    (select t.reloptions::text from pg_class t where t.oid = r.reltoastrelid),
    case when r.relrowsecurity then 'row security' end, case when r.relforcerowsecurity then 'forced' end,
    'replica identity', r.relreplident, case when r.relkind in ('v', 'm') then pg_get_viewdef(r.oid) end)
  from relations r where r.relkind <> 'S'
union all
select 'column order', r.name, string_agg(a.attname, ', ' order by a.attnum)
  from relations r join pg_attribute a on a.attrelid = r.oid
  where r.relkind <> 'S' and a.attnum > 0 and not a.attisdropped group by r.name
union all
select 'column', r.name || '.' || a.attname, concat_ws(' ', format_type(a.atttypid, a.atttypmod),
    case when a.attcollation <> t.typcollation then 'collate ' || a.attcollation::regcollation end,
    case when a.attnotnull then 'not null' end,
    case a.attidentity when 'a' then 'identity always' when 'd' then 'identity by default' end,
    case when d.oid is not null then concat(case a.attgenerated when 's' then 'generated ' else 'default ' end,
      pg_get_expr(d.adbin, d.adrelid)) end,
    'storage', a.attstorage, nullif(a.attcompression::text, ''))
  from relations r join pg_attribute a on a.attrelid = r.oid join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on (d.adrelid, d.adnum) = (r.oid, a.attnum)
  where r.relkind <> 'S' and a.attnum > 0 and not a.attisdropped
union all
select 'constraint', r.name || ' ' || c.conname, pg_get_constraintdef(c.oid)
  from relations r join pg_constraint c on c.conrelid = r.oid
union all
select 'index', i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid)
  from relations r join pg_index i on i.indrelid = r.oid
union all
select 'sequence', r.name, concat_ws(' ', s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache,
    s.seqcycle, (select d.refobjid::regclass || '.' || a.attname from pg_depend d
      join pg_attribute a on (a.attrelid, a.attnum) = (d.refobjid, d.refobjsubid)
      where d.objid = r.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')))
  from relations r join pg_sequence s on s.seqrelid = r.oid
union all
select 'policy', p.polrelid::regclass || ' ' || p.polname, concat_ws(' ', p.polcmd,
    case when not p.polpermissive then 'restrictive' end, 'to',
    (select string_agg(case role when 0 then 'public' else role::regrole::text end, ', ' order by role::regrole::text)
      from unnest(p.polroles) role),
    'using', pg_get_expr(p.polqual, p.polrelid), 'check', pg_get_expr(p.polwithcheck, p.polrelid))
  from pg_policy p where p.polrelid in (select oid from relations)
    or p.polrelid in (select oid from pg_class where relnamespace::regnamespace::text in ('auth', 'storage', 'realtime'))
union all
select 'trigger', t.tgrelid::regclass || ' ' || t.tgname, pg_get_triggerdef(t.oid) || ' enabled ' || t.tgenabled::text
  from pg_trigger t
  where not t.tgisinternal and (t.tgrelid in (select oid from relations) or t.tgfoid in (select oid from functions))
union all
select 'function', f.name, concat_ws(' ', '(', pg_get_function_arguments(f.oid), ') returns',
    pg_get_function_result(f.oid), 'kind', f.prokind, 'language', (select lanname from pg_language l where l.oid = f.prolang),
    'volatility', f.provolatile, 'parallel', f.proparallel, case when f.proisstrict then 'strict' end,
    case when f.prosecdef then 'security definer' end, case when f.proleakproof then 'leakproof' end,
    'cost', f.procost, 'rows', f.prorows, f.proconfig::text)
  from functions f
union all
select 'body', f.name, coalesce(pg_get_function_sqlbody(f.oid), f.prosrc) from functions f where f.prokind in ('f', 'p')
union all
select 'type', t.name, t.typtype::text || ' ' || coalesce(
    (select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid),
    (select string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ' order by a.attnum)
      from pg_attribute a where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped),
    format_type(t.typbasetype, t.typtypmod))
  from types t
union all
select 'comment', pg_describe_object(classoid, objoid, objsubid), description from pg_description
  where objoid in (select oid from relations union all select oid from functions union all select oid from types)
union all
select 'publication', p.pubname::text, concat_ws(' ', p.puballtables, p.pubinsert, p.pubupdate, p.pubdelete, p.pubtruncate,
    (select string_agg(r.prrelid::regclass::text, ', ' order by r.prrelid::regclass::text)
      from pg_publication_rel r where r.prpubid = p.oid))
  from pg_publication p
union all
select 'event trigger', evtname::text, concat_ws(' ', evtevent, evttags::text, evtfoid::regprocedure, evtenabled)
  from pg_event_trigger where evtfoid in (select oid from functions)
order by 1, 2
