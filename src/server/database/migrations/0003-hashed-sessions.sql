-- The id of a session travels in its access tokens. What is stored is a hash of it, so that a copy
-- of the database is no session. Sessions from before go on under the hash of the id they had.
alter table refresh_tokens drop constraint refresh_tokens_session_id_fkey;
alter table sessions alter column id drop default;
alter table sessions alter column id type text using
  translate(rtrim(encode(sha256(convert_to(id::text, 'UTF8')), 'base64'), '='), '+/', '-_');
alter table refresh_tokens alter column session_id type text using
  translate(rtrim(encode(sha256(convert_to(session_id::text, 'UTF8')), 'base64'), '='), '+/', '-_');
alter table refresh_tokens add foreign key (session_id) references sessions
  on delete cascade on update cascade;
