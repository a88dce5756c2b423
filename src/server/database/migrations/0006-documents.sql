-- What people keep of their tools. The id is made by the browser: a document may be born offline.
-- json, not jsonb, which would reorder keys.
create table documents (
  id uuid primary key,
  user_id bigint not null references users on delete cascade,
  tool text not null,
  name text not null,
  note text not null default '',
  -- Counts the writings, the move to the bin and back too.
  revision integer not null,
  -- Of the last writing.
  mark uuid not null,
  -- Of the shape of the content.
  version integer not null,
  content json not null,
  studies json,
  bytes integer not null,
  -- What it was written with, in words.
  device text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Since when it is in the bin.
  deleted_at timestamptz
);
create index documents_user on documents (user_id, updated_at);
create index documents_bin on documents (deleted_at) where deleted_at is not null;

-- Each writing of the last days, so that one whose answer was lost on its way is known when it is
-- sent again.
create table document_writings (
  document_id uuid not null references documents on delete cascade,
  mark uuid not null,
  revision integer not null,
  written_at timestamptz not null default now(),
  primary key (document_id, mark)
);
create index document_writings_age on document_writings (written_at);

create table document_versions (
  document_id uuid not null references documents on delete cascade,
  revision integer not null,
  name text not null,
  note text not null,
  version integer not null,
  content json not null,
  studies json,
  bytes integer not null,
  device text not null,
  -- A hash, as in sessions: one browser's writings within some minutes are one version.
  session text not null,
  -- The first of these writings.
  started_at timestamptz not null default now(),
  -- The last of them.
  created_at timestamptz not null default now(),
  label text,
  primary key (document_id, revision)
);
create index document_versions_age on document_versions (created_at);

create table document_shares (
  -- Of the token in the link.
  hash text primary key,
  document_id uuid not null references documents on delete cascade,
  -- Null: always the latest.
  revision integer,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_seen_at timestamptz
);
create index document_shares_document on document_shares (document_id);
