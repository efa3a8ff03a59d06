-- By itself, as a transaction cannot use a value that it has added.
-- Documents that the access log has, and from which page enquiries came.
alter type public.company_figure add value 'page_views';
alter type public.company_figure add value 'sources';
