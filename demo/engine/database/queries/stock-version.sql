-- Changes whenever the stock does, or what its prices depend on.
select version from stock_version order by version;
