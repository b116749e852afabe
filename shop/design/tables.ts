import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { PictureFormat } from '#packages/photo-files/formats.ts'
import { customers } from '../customers/tables.ts'

/** What is in CMYK without a profile is a kind of its own: the shopper is told that its colours are a guess. */
type StoredFormat = PictureFormat | `${PictureFormat}-cmyk`

/** Photos that arrived whole and can be printed. A key lets its holder place the photo. */
export const photos = pgTable(
  'photos',
  {
    key: text().primaryKey(),
    /** The upload it came by: finishing that again finds this row. */
    uploadKey: text('upload_key').notNull().unique(),
    /** Of the original's bytes, in hex: a photo of bytes that are here already shares the files of one that is here. */
    sha256: text().notNull(),
    /** Folder of its files. A name that no photo has any more is never given to another, so that they can be deleted. */
    files: text().notNull(),
    format: text().$type<StoredFormat>().notNull(),
    fileName: text('file_name').notNull(),
    byteSize: integer('byte_size').notNull(),
    /** Upright size. */
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    /** Frames of an animation or pages of a file; the first is used. */
    frames: integer().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('photos_by_bytes').on(table.sha256), index('photos_by_files').on(table.files)],
)

/**
 * Photos that came from a customer who was signed in. Their originals are theirs alone: whoever was shown a design holds
 * the keys of its photos as well.
 */
export const customerPhotos = pgTable(
  'customer_photos',
  {
    photoKey: text('photo_key')
      .primaryKey()
      .references(() => photos.key, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
  },
  (table) => [index('customer_photos_customer').on(table.customerId)],
)

/** Uploads that were announced and are not finished: what they take of the disk, and what is kept free for them. */
export const openUploads = pgTable('open_uploads', {
  key: text().primaryKey(),
  /** Keyed hash of the address that announced it. */
  holder: text().notNull(),
  /** Of the whole photo. */
  bytes: integer().notNull(),
  /** Bytes that are here. */
  arrived: integer().notNull().default(0),
  /** Pieces that are being received: two for a moment when a phone comes back before its first line is given up. */
  moving: smallint().notNull().default(0),
  /** Room for the whole photo is kept until then, and after it for what is here alone. */
  heldUntil: timestamp('held_until', { withTimezone: true }).notNull().default(sql`'-infinity'`),
  announcedAt: timestamp('announced_at', { withTimezone: true }).notNull(),
})

/** Working copies: what the shopper is editing. */
export const designs = pgTable('designs', {
  key: text().primaryKey(),
  sku: text().notNull(),
  /** Of the product page that it was begun on; null for designs from before, and where none was named. */
  parentSku: text('parent_sku'),
  title: text(),
  version: integer().notNull(),
  /** `json`, not `jsonb`: a shopper's words may hold characters that `jsonb` refuses. */
  document: json().notNull(),
  /** Hash of SKU and document. */
  contentHash: text('content_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
})

/** Which photos a working copy places. While a row is here, the database refuses to delete the photo. */
export const designPhotos = pgTable(
  'design_photos',
  {
    designKey: text('design_key')
      .notNull()
      .references(() => designs.key, { onDelete: 'cascade' }),
    photoKey: text('photo_key')
      .notNull()
      .references(() => photos.key),
  },
  (table) => [
    primaryKey({ columns: [table.designKey, table.photoKey] }),
    index('design_photos_photo').on(table.photoKey),
  ],
)

/**
 * Frozen designs. A trigger refuses every change. Cart lines and order lines refer to them, so that the database refuses to
 * delete one that is held.
 */
export const designRevisions = pgTable(
  'design_revisions',
  {
    key: text().primaryKey(),
    designKey: text('design_key')
      .notNull()
      .references(() => designs.key),
    sku: text().notNull(),
    /** 1 for the first of its design. */
    number: integer().notNull(),
    document: json().notNull(),
    contentHash: text('content_hash').notNull(),
    frozenAt: timestamp('frozen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('design_revisions_in_order').on(table.designKey, table.number),
    unique('design_revisions_by_content').on(table.designKey, table.contentHash),
  ],
)

/**
 * Which photos a revision prints. While a row is here, the database refuses to delete the photo. A trigger refuses every
 * change, and every removal without the revision.
 */
export const designRevisionPhotos = pgTable(
  'design_revision_photos',
  {
    revisionKey: text('revision_key')
      .notNull()
      .references(() => designRevisions.key, { onDelete: 'cascade' }),
    photoKey: text('photo_key')
      .notNull()
      .references(() => photos.key),
  },
  (table) => [
    primaryKey({ columns: [table.revisionKey, table.photoKey] }),
    index('design_revision_photos_photo').on(table.photoKey),
  ],
)

/** Designs that somebody keeps: a customer's own list, or a guest's that only its link opens. */
export const designLists = pgTable('design_lists', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Null for a guest's list. */
  customerId: integer('customer_id')
    .unique()
    .references(() => customers.id, { onDelete: 'cascade' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const designListEntries = pgTable(
  'design_list_entries',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => designLists.id, { onDelete: 'cascade' }),
    designKey: text('design_key')
      .notNull()
      .references(() => designs.key),
    keptAt: timestamp('kept_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.designKey] }),
    index('design_list_entries_design').on(table.designKey),
  ],
)

/** Whoever holds the link sees this one list, and nothing else of the customer, until it expires. */
export const designListLinks = pgTable(
  'design_list_links',
  {
    /** SHA-256 of the link's token, as hex. */
    hash: text().primaryKey(),
    listId: integer('list_id')
      .notNull()
      .references(() => designLists.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('design_list_links_list').on(table.listId)],
)

/** What a guest's browser keeps of designs; whoever holds its key opens them to change them. */
export const portfolios = pgTable(
  'portfolios',
  {
    /** SHA-256 of the key, as hex. */
    hash: text().primaryKey(),
    /** To the day: when its key was last shown. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('portfolios_seen_at').on(table.seenAt)],
)

export const portfolioDesigns = pgTable(
  'portfolio_designs',
  {
    portfolioHash: text('portfolio_hash')
      .notNull()
      .references(() => portfolios.hash, { onDelete: 'cascade' }),
    designKey: text('design_key')
      .notNull()
      .references(() => designs.key),
    keptAt: timestamp('kept_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.portfolioHash, table.designKey] }),
    index('portfolio_designs_design').on(table.designKey),
  ],
)
